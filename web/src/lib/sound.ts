// Small sounds made by code, and a short buzz: nothing is fetched, and nothing sounds before the first touch or key.
import { settings } from "./settings.svelte";

export type Sound = "keep" | "reveal" | "pass" | "turn" | "hurry" | "score" | "done";

const LOUDNESS = [0, 0.12, 0.3, 0.6] as const;
const BUZZ = 10;
/** The same sound again within this time is one sound. */
const APART = 60;
const last: Partial<Record<Sound, number>> = {};
let context: AudioContext | null = null;
let touched = false;

/** Waits for the first touch or key: before it a page may make no sound. */
export function listenForGesture(where: EventTarget = document): void {
  const wake = (): void => {
    touched = true;
    if (context?.state === "suspended") void context.resume();
    for (const kind of ["pointerdown", "keydown"]) where.removeEventListener(kind, wake);
  };
  for (const kind of ["pointerdown", "keydown"]) where.addEventListener(kind, wake, { passive: true });
}
if (typeof document !== "undefined") listenForGesture();

/** Plays a sound as loud as the settings say. */
export function play(sound: Sound): void {
  const volume = LOUDNESS[settings.all.volume];
  const now = performance.now();
  if (!volume || !touched || now - (last[sound] ?? -APART) < APART) return;
  last[sound] = now;
  const air = open();
  if (!air) return;
  const out = air.createGain();
  out.gain.value = volume;
  out.connect(air.destination);
  MADE[sound](air, out, air.currentTime + 0.005);
}

/** A short buzz in the hand, where there is such a thing and it is wanted. */
export function buzz(length = BUZZ): void {
  if (settings.all.vibration && touched) navigator.vibrate?.(length);
}

function open(): AudioContext | null {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null;
  }
}

type Make = (air: AudioContext, out: AudioNode, at: number) => void;

const MADE: Record<Sound, Make> = {
  keep: (air, out, at) => {
    knock(air, out, at, 1150, 0.05);
    tone(air, out, at, { from: 420, to: 190, length: 0.07, loud: 0.8, shape: "triangle" });
  },
  reveal: (air, out, at) => bell(air, out, at, 880, 0.9),
  pass: (air, out, at) => belt(air, out, at),
  turn: (air, out, at) => {
    bell(air, out, at, 660, 0.35);
    bell(air, out, at + 0.11, 990, 0.5);
  },
  hurry: (air, out, at) => [0, 0.16, 0.32].forEach((later) => knock(air, out, at + later, 1600, 0.06)),
  score: (air, out, at) => tone(air, out, at, { from: 740, to: 990, length: 0.12, loud: 0.4, shape: "sine" }),
  done: (air, out, at) => [523, 659, 784, 1047].forEach((pitch, step) => bell(air, out, at + step * 0.12, pitch, 0.6)),
};

interface Tone {
  from: number;
  to: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

function tone(air: AudioContext, out: AudioNode, at: number, { from, to, length, loud, shape }: Tone): void {
  const wave = air.createOscillator();
  wave.type = shape;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(fading(air, out, at, length, loud));
  wave.start(at);
  wave.stop(at + length + 0.02);
}

function fading(air: AudioContext, out: AudioNode, at: number, length: number, loud: number): GainNode {
  const gain = air.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** A bell: one pitch and two quieter ones that do not quite fit. */
function bell(air: AudioContext, out: AudioNode, at: number, pitch: number, length: number): void {
  for (const [ratio, loud] of [[1, 0.5], [2.76, 0.16], [5.4, 0.06]] as const) {
    tone(air, out, at, { from: pitch * ratio, to: pitch * ratio, length: length / Math.sqrt(ratio), loud, shape: "sine" });
  }
}

function noise(air: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  const source = air.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Wood on wood: a very short noise around one pitch. */
function knock(air: AudioContext, out: AudioNode, at: number, pitch: number, length: number): void {
  const source = noise(air, length);
  const band = air.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 9;
  source.connect(band).connect(fading(air, out, at, length, 1));
  source.start(at);
}

/** The belt: a soft noise that swells, rises and goes. */
function belt(air: AudioContext, out: AudioNode, at: number): void {
  const length = 0.45;
  const source = noise(air, length);
  const low = air.createBiquadFilter();
  low.type = "lowpass";
  low.frequency.setValueAtTime(260, at);
  low.frequency.linearRampToValueAtTime(900, at + length / 2);
  low.frequency.linearRampToValueAtTime(260, at + length);
  const gain = air.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(0.22, at + length / 2);
  gain.gain.linearRampToValueAtTime(0.0001, at + length);
  source.connect(low).connect(gain).connect(out);
  source.start(at);
}
