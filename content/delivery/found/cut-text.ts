/** The width of a text in pixels. */
export type MeasureText = (text: string) => number

/** The widths that search engines show on a large screen, in the font of their results (Arial). */
export const TITLE = { font: '20px Arial, "Liberation Sans", sans-serif', width: 580 }
export const DESCRIPTION = { font: '14px Arial, "Liberation Sans", sans-serif', width: 960 }

/** The text as a search engine cuts it: by words, with an ellipsis; unchanged if all of it fits. */
export function cutText(text: string, width: number, measure: MeasureText): string {
  const whole = text.trim().replaceAll(/\s+/g, ' ')
  if (measure(whole) <= width) return whole
  const words = whole.split(' ')
  const cut = (count: number) =>
    `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,;:·–—|-]+$/u, '')} …`
  let count = words.length - 1
  while (count > 1 && measure(cut(count)) > width) count--
  return cut(count)
}
