// Reads a sentence aloud with a voice that lives on this device; no text ever leaves it for that.

const own = (language: string): SpeechSynthesisVoice | null =>
  globalThis.speechSynthesis?.getVoices().find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language)) ?? null;

/** Whether this device can read the language aloud by itself. */
export const localVoice = (language: string): boolean => own(language) !== null;

/** Stops reading. */
export const hushAloud = (): void => globalThis.speechSynthesis?.cancel();

export function readAloud(text: string, language: string): void {
  const voice = own(language);
  if (!voice) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.voice = voice;
  speech.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(speech);
}
