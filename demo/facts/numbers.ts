const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const UNITS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
])
const WORD = `(?:${[...UNITS.keys(), 'hundred', 'thousand'].join('|')})`

/** A number in a text, in figures or in words, as the source of a regular expression. */
export const NUMBER = String.raw`(?:\d[\d,]*(?:\.\d+)?|\b${WORD}(?:[ -]${WORD})*\b)`

/** The value of a number that `NUMBER` found: “2,100”, “two thousand one hundred”. */
export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''))
  let [total, group] = [0, 0]
  for (const word of text.toLowerCase().split(/[ -]/)) {
    if (word === 'hundred') group *= 100
    else if (word === 'thousand') [total, group] = [total + group * 1000, 0]
    else group += UNITS.get(word) ?? 0
  }
  return total + group
}

/** The values in front of a noun, also of “two and three bedrooms”. */
export function countsOf(text: string, noun: string): number[] {
  const counted = new RegExp(
    `((?:${NUMBER}(?:,| and| or| to| by) )*${NUMBER})[ -](?:${noun})`,
    'gi',
  )
  return [...text.matchAll(counted)].flatMap(([, numbers = '']) =>
    (numbers.match(new RegExp(NUMBER, 'gi')) ?? []).map(numberOf),
  )
}

const CLOCK = new RegExp(
  String.raw`(\d\d:\d\d)|\b(?:at|from|to|until|by|before) (half past )?(${SMALL.slice(1, 13).join('|')})\b(?! \w+s\b)`,
  'gi',
)

/** The hours that a text names, in hours after midnight or noon: “half past ten” is 10.5. */
export function hoursIn(text: string): number[] {
  return [...text.matchAll(CLOCK)].map(([, figures, half, word = '']) => {
    const [hour = 0, minute = 0] = figures?.split(':').map(Number) ?? []
    return figures ? hour + minute / 60 : numberOf(word) + (half ? 0.5 : 0)
  })
}
