/** Whether a command printed the output on its page; `…` stands for variable text within a line. */
export function isAsShown(printed: string, shown: string): boolean {
  const lines = shown.trim().split('\n')
  const pattern = lines.map((line) => line.split('…').map(literally).join('.*')).join('\n')
  return new RegExp(`^${pattern}$`).test(printed.trim())
}

function literally(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
