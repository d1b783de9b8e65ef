// A setup that somebody is thinking about: every change is shown to the server, which says what stands against it.
import type { Setup } from "$lib/generated/protocol";
import { checkSetup, Problem, type Check, type Reason } from "$lib/net/api";
import type { Facts, GameFact } from "$lib/net/facts";

const PAUSE = 150;
const AGAIN = 2000;
const TOO_MANY = 429;

export class Plan {
  setup = $state.raw<Setup>(null!);
  check = $state.raw<Check>({ problem: null, kinds: {} });
  /** The server could not be asked; opening the table will tell. */
  away = $state.raw<Reason | null>(null);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #number = 0;

  constructor(
    setup: Setup,
    /** People who are sitting at the table already. */
    readonly people: number,
    private readonly ask: (setup: Setup) => Promise<Check> = checkSetup,
  ) {
    this.setup = setup;
    void this.#look();
  }

  change(part: Partial<Setup>): void {
    this.setup = { ...this.setup, ...part };
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), PAUSE);
  }

  /** Another game: its own menu and rules, and no more chairs than it has. */
  play(game: GameFact, book: Facts): void {
    if (game.code === this.setup.game) return;
    const [least, most] = game.players;
    const seats = Math.min(most, Math.max(least, this.people, this.setup.seats));
    const known = book.options.filter((option) => option.game === game.code).map((option) => option.name);
    const options = Object.fromEntries(Object.entries(this.setup.options).filter(([name]) => known.includes(name)));
    this.change({ game: game.code, seats, options, menu: game.code === "party" ? (book.menus[0]?.code ?? null) : null });
  }

  /** A house rule; the usual value is left out, so that it follows the edition. */
  rule(name: string, value: string, usual: string): void {
    const { [name]: _, ...others } = this.setup.options;
    this.change({ options: value === usual ? others : { ...others, [name]: value } });
  }

  stop(): void {
    this.#number += 1;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const number = ++this.#number;
    try {
      const found = await this.ask(this.setup);
      if (number !== this.#number) return;
      this.check = found;
      this.away = null;
    } catch (trouble) {
      if (number !== this.#number) return;
      const problem = trouble instanceof Problem ? trouble : null;
      if (problem?.status === TOO_MANY) {
        this.#timer = setTimeout(() => void this.#look(), AGAIN);
        return;
      }
      this.away = { error: problem?.id ?? "web-problem-away", args: problem?.args ?? {} };
      this.check = { ...this.check, problem: null };
    }
  }
}
