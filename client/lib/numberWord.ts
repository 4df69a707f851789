const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A count in words up to ten: "four", "12". */
export const numberWord = (number: number) => NUMBERS[number] ?? String(number)
