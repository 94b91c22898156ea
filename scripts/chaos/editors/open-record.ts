import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Locator, type Page, type Response } from '@playwright/test'
import type { Editor } from './editor.ts'
import { wordsOf } from './facts.ts'

/** How long the studio may take to save what was typed, with the start of the service in between. */
const SAVED_MS = 180_000
/** An editor who has looked at a notice for so long does what it offers. */
const PATIENCE_MS = 20_000

/** Where a form saves: to its collection as a new record, later to the record. */
const SAVES = /^\/api\/(?:pages|listings)(?:\/\d+)?$/

/**
 * What an editor types into one record, and what the studio has acknowledged of it: a word counts
 * once a save that has it was answered.
 */
export class OpenRecord {
  readonly mark: string
  /** How often the editor pressed the button of a notice. */
  pressed = 0
  readonly #page: Page
  readonly #editor: Editor
  readonly #here = new Set<string>()
  readonly #gone = new Set<string>()
  /** The words of the last acknowledged save. */
  #saved: ReadonlySet<string> = new Set()

  constructor(page: Page, editor: Editor, mark: string) {
    this.#page = page
    this.#editor = editor
    this.mark = mark
  }

  get words(): string[] {
    return [...this.#here]
  }

  /** Types words at the end of a field, letter by letter; one that is not in it then is lost. */
  async type(field: Locator, words: readonly string[]): Promise<void> {
    await field.click({ timeout: SAVED_MS })
    await this.#page.keyboard.press('Control+End')
    this.#note('word', words, false)
    for (const word of words) this.#here.add(word)
    for (const word of words) await this.#page.keyboard.type(` ${word}`, { delay: 25 })
    const found = await read(field)
    for (const word of words) {
      if (found.includes(word)) continue
      // No save can acknowledge it.
      this.#here.delete(word)
      this.#editor.complain(`${this.mark}: “${word}” was typed, and the field has “${found}”`)
    }
  }

  /** Presses a key until the words of a field change, and notes which went or came. */
  async press(key: string, field: Locator): Promise<void> {
    const before = await read(field)
    this.#note('taken out', before, false)
    await expect(async () => {
      await this.#page.keyboard.press(key)
      await expect.poll(() => read(field), { timeout: 2000 }).not.toEqual(before)
    }).toPass({ timeout: SAVED_MS })
    const after = new Set(await read(field))
    for (const word of [...before, ...after]) {
      const [to, from] = after.has(word) ? [this.#here, this.#gone] : [this.#gone, this.#here]
      from.delete(word)
      to.add(word)
    }
  }

  /** Reads the words of a save that was answered; belongs to the page's `response` events. */
  noteAnswer(response: Response): void {
    const request = response.request()
    const found = SAVES.exec(new URL(request.url()).pathname)
    if (!found || !/^(POST|PATCH)$/.test(request.method()) || !response.ok()) return
    const words = new Set(wordsOf(request.postData() ?? ''))
    if (!words.has(this.mark)) return
    this.#saved = words
    this.#note('word', this.#known(this.#here, true), true)
    this.#note('taken out', this.#known(this.#gone, false), true)
  }

  /**
   * Waits until the last acknowledged save is what the form has. Who sees a notice for long does
   * what it offers: “Try again”, “Bring it back”.
   */
  async untilSaved(): Promise<void> {
    const end = Date.now() + SAVED_MS
    let since = Date.now()
    while (!this.#isSaved()) {
      if (Date.now() > end) throw new Error(`${this.mark}: not saved: ${this.#missing()}`)
      await sleep(100)
      if (Date.now() < since + PATIENCE_MS) continue
      since = Date.now()
      await this.#answerNotice()
    }
  }

  async #answerNotice() {
    const button = this.#page.locator('.form-notice').getByRole('button').first()
    if (!(await button.isVisible())) return
    this.pressed++
    await button.click({ timeout: 1000 }).catch(() => {})
  }

  #isSaved = () => this.#missing().length === 0

  #missing(): string[] {
    const open = [...this.#here].filter((word) => !this.#saved.has(word))
    return [...open, ...[...this.#gone].filter((word) => this.#saved.has(word))]
  }

  #known(words: ReadonlySet<string>, isIn: boolean) {
    return [...words].filter((word) => this.#saved.has(word) === isIn)
  }

  #note(is: 'word' | 'taken out', words: readonly string[], isAcknowledged: boolean) {
    const { who, ledger } = this.#editor
    if (words.length > 0)
      ledger.note({ who, mark: this.mark, is, words: [...words], isAcknowledged })
  }
}

/** The words of an input or of prose. */
async function read(field: Locator): Promise<string[]> {
  const isInput = await field.evaluate((element) => 'value' in element)
  return wordsOf(isInput ? await field.inputValue() : ((await field.textContent()) ?? ''))
}
