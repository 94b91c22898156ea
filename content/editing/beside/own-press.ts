let isPressing = false

/**
 * Presses a button in the name of the studio, to show something. What the form makes of that is no
 * act of the editor, who could otherwise not redo any more what this was to show.
 */
export function press(button: HTMLElement): void {
  isPressing = true
  try {
    button.click()
  } finally {
    isPressing = false
  }
}

export const isOwnPress = (): boolean => isPressing
