// The clocks that a table can have, from none over the slowest to the fastest.
import type { Pace } from "../generated/protocol";

export const PACES: readonly Pace[] = ["none", "slowest", "slower", "slow", "friendly", "brisk"];
