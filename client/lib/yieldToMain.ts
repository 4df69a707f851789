/** Lets the browser draw and answer taps between two long pieces of work. */
export const yieldToMain = () => new Promise<void>((goOn) => setTimeout(goOn))
