/** How a day felt, best first: specification section 3. */
export const MOODS = ['Great', 'Good', 'Okay', 'Low', 'Poor'] as const
export type Mood = (typeof MOODS)[number]
