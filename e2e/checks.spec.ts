import { expect, type Page } from '@playwright/test'
import { accessibilityTree, nameFaults } from './accessible-names.ts'
import { violations } from './axe.ts'
import { forceColours, forcedColourFaults } from './forced-colours.ts'
import { keyboardFaults } from './keyboard.ts'
import { cutOffWords, headingLevels, sidewaysScroll, skippedLevels } from './layout-checks.ts'
import { collectProblems } from './page-problems.ts'
import { rulesWithout, secondOpinion } from './second-engine.ts'
import { smallTargets } from './small-targets.ts'
import { crampedWords } from './text-spacing.ts'
import { htmlFaults } from './valid-html.ts'
import {
  brokenPictures,
  countShifts,
  layoutShift,
  scrollThroughPage,
  unusedPreloads,
} from './view-page.ts'
import { test } from './visitor.ts'
import { wordsOf, wordsWithoutScripts } from './without-scripts.ts'
import { faintWords } from './words-on-pictures.ts'

/** Shows a page with the given HTML. These tests prove that each check of the sweep can fail. */
async function show(page: Page, body: string, head = ''): Promise<string> {
  const html = `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body><main><h1>Page</h1>${body}</main></body></html>`
  await page.route('http://site.test/**', (route) => {
    const isPage = route.request().isNavigationRequest()
    return isPage
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
  })
  await page.goto('http://site.test/')
  return html
}

test.describe('the checks of the sweep', { tag: '@release' }, () => {
  test('a valid page passes all checks', async ({ page }) => {
    const problems = collectProblems(page, 'http://site.test')
    await countShifts(page)
    const icon = '<link rel="icon" href="data:,">'
    const html = await show(page, '<h2>Part</h2><p><a href="/">Home</a></p>', icon)
    expect(await scrollThroughPage(page)).toEqual([])
    expect((await layoutShift(page)).sum).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(await secondOpinion(page)).toEqual([])
    expect(nameFaults(await accessibilityTree(page))).toEqual([])
    expect(skippedLevels(await headingLevels(page))).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await cutOffWords(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    expect(await crampedWords(page)).toEqual([])
    expect(await brokenPictures(page)).toEqual([])
    expect(await keyboardFaults(page)).toEqual([])
    expect(await htmlFaults(html)).toEqual([])
    expect(problems).toEqual({ messages: [], failures: [], otherHosts: [] })
  })

  test('low contrast and unnamed controls are found', async ({ page }) => {
    await show(page, '<p style="color: #aaa">Pale</p><button style="inline-size: 50px"></button>')
    const found = (await violations(page)).map((words) => words.split(':')[0])
    expect(found).toEqual(expect.arrayContaining(['color-contrast', 'button-name']))
    expect(await violations(page, ['color-contrast'])).toHaveLength(found.length - 1)
  })

  test('words are found that the pixels around them make faint, and no others', async ({
    page,
  }) => {
    const sky =
      'background: linear-gradient(#eee, #ddd); padding: 40px; color: white; font-size: 16px'
    const shade = 'text-shadow: 0 0 2px #000, 0 0 3px #000, 0 0 4px #000, 0 0 6px #000'
    await show(
      page,
      `<p style="${sky}">Lost in the sky</p><p style="${sky}"><b style="${shade}">With a shadow</b></p>
       <p style="${sky}; color: #222">Dark words</p>`,
    )
    const found = await faintWords(page, 'main')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^“Lost in the sky” has 1\.\d:1 of 4\.5:1$/)
  })

  test('IBM’s engine finds elements without a label, on the whole page or in a part of it', async ({
    page,
  }) => {
    await show(
      page,
      '<p><input></p><nav></nav><nav></nav><form id="part"><output>12:00</output></form>',
    )
    const rulesOf = (found: string[]) => found.map((words) => words.split(':')[0])
    const found = rulesOf(await secondOpinion(page))
    expect(found).toEqual(
      expect.arrayContaining(['input_label_exists', 'aria_navigation_label_unique']),
    )
    expect(rulesOf(await secondOpinion(page, rulesWithout(true)))).not.toContain(
      'aria_navigation_label_unique',
    )
    expect(rulesOf(await secondOpinion(page, [], '#part'))).toEqual(['input_label_exists'])
    await expect(secondOpinion(page, [], '#nowhere')).rejects.toThrow('nothing to check')
  })

  test('nodes without a name, landmarks with the same name and skipped headings are found', async ({
    page,
  }) => {
    await show(
      page,
      `<button></button><a href="/"><img src="data:," alt=""></a><svg role="img"></svg>
       <input type="range"><section aria-label="Part"></section><section aria-label="Part"></section>
       <h4>Deep</h4>`,
    )
    const tree = await accessibilityTree(page)
    const unnamed = ['button', 'link', 'image', 'slider'].map((role) => `${role} without a name`)
    const skipped = 'heading “Deep” of level 4 after 1'
    expect(nameFaults(tree, true)).toEqual([...unnamed, skipped])
    expect(nameFaults(tree)).toEqual([...unnamed, 'several landmarks: region “Part”', skipped])
    expect(nameFaults([])).toEqual(['no main'])
  })

  test('icons and choices that forced colours make invisible are found', async ({ page }) => {
    const bar = 'display: inline-block; inline-size: 30px; block-size: 4px'
    await show(
      page,
      `<style>
         button { border: 0; inline-size: 50px; block-size: 30px }
         li a { color: green; text-decoration: none }
         .by-colour[aria-current] { background: gold }
         .by-line[aria-current] { border-block-end: 2px solid }
       </style>
       <button aria-label="Lost"><span style="${bar}; background: black"></span></button>
       <button aria-label="Kept"><svg width="9" height="9"><path d="M0 0h9" stroke="black"/></svg></button>
       <button>Words</button>
       <ul><li><a class="by-colour" href="/" aria-current="page">One</a></li><li><a class="by-colour" href="/">Two</a></li></ul>
       <ul><li><a class="by-line" href="/" aria-current="page">Three</a></li><li><a class="by-line" href="/">Four</a></li></ul>`,
    )
    expect(await forcedColourFaults(page)).toEqual(['The colours are not forced.'])
    await forceColours(page, 'active')
    const found = await forcedColourFaults(page)
    expect(found.map((words) => words.replaceAll(/<[^>]*>/g, '').trim())).toEqual([
      '“” has no visible mark',
      '“One” looks like  “Two”, though it is chosen',
    ])
    await forceColours(page, 'none')
  })

  test('a focus shown only by a shadow is lost in forced colours', async ({ page }) => {
    await show(
      page,
      '<style>a:focus { outline: none; box-shadow: 0 0 0 3px navy }</style><p><a href="/">Shadow</a></p>',
    )
    expect(await keyboardFaults(page)).toEqual([])
    await forceColours(page, 'active')
    expect(await keyboardFaults(page)).toEqual([expect.stringContaining('no visible focus style')])
    await forceColours(page, 'none')
  })

  test('a second h1 and a skipped heading level are found', async ({ page }) => {
    await show(page, '<h1>Again</h1><h3>Deep</h3>')
    expect(await headingLevels(page)).toEqual([1, 1, 3])
    expect(skippedLevels([1, 1, 3])).toEqual(['h3 after h1'])
  })

  test('horizontal overflow is found', async ({ page }) => {
    await show(
      page,
      '<p style="position: relative; left: -99px">Out</p><div style="width: 3000px">Wide</div>',
    )
    expect(await sidewaysScroll(page)).toBeGreaterThan(1000)
    expect(await cutOffWords(page)).toEqual(['Out', 'Wide'])
  })

  test('small controls beside others are found, but not in sentences or on their own', async ({
    page,
  }) => {
    const size = (px: number) =>
      `style="display: inline-block; inline-size: ${px}px; block-size: 20px"`
    await show(
      page,
      `<p><button ${size(20)} aria-label="Back"></button><button ${size(60)} aria-label="On"></button></p>
       <p style="margin: 60px">See <a href="/">here</a> or <a href="/">there</a>.</p>
       <p style="margin: 60px"><button ${size(9)} aria-label="Alone"></button></p>
       <label style="display: block; padding: 9px"><input type="checkbox"> Agreed</label>
       <p style="position: relative; margin: 60px; block-size: 60px">
         <style>#card::after { content: ""; position: absolute; inset: 0 }</style>
         <a href="/" id="card" style="font-size: 9px">Card</a></p>
       <dialog><button ${size(20)} aria-label="Close"></button></dialog>`,
    )
    expect(await smallTargets(page)).toEqual(['Back: 20 × 20 px'])
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal())
    expect(await smallTargets(page)).toEqual([])
  })

  test('text that is cut off, or on other text, once it is spaced out is found', async ({
    page,
  }) => {
    const box = (style: string, text: string) =>
      `<div style="line-height: 1; font-size: 20px; ${style}">${text}</div>`
    await show(
      page,
      `${box('block-size: 20px; overflow: hidden; inline-size: 9em', 'Two words<br>cut before')}
       ${box('block-size: 44px; overflow: hidden; inline-size: 9em', 'One line<br>cut after')}
       ${box('inline-size: max-content; overflow: clip', '<span id="narrow">Narrow</span>')}
       ${box('block-size: 60px; inline-size: 9em', 'First line<br>second<br>third')}
       ${box('margin-block-start: 0', 'Neighbour')}
       ${box('block-size: 40px; overflow: auto', 'Rolls<br>and<br>rolls')}`,
    )
    // As wide as its text, in whichever typeface this machine has.
    await page.locator('div:has(> #narrow)').evaluate((box: HTMLElement) => {
      box.style.inlineSize = `${box.getBoundingClientRect().width}px`
    })
    expect(await crampedWords(page)).toEqual([
      '“One linecut after” is cut off',
      '“Narrow” is cut off',
      '“First linesecondthird” lies on “Neighbour”',
    ])
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  })

  test('a missing picture is found', async ({ page }) => {
    const problems = collectProblems(page, 'http://site.test')
    await show(page, '<img src="/lost.png" width="9" height="9" alt="" loading="lazy">')
    await scrollThroughPage(page)
    expect(await brokenPictures(page)).toEqual(['http://site.test/lost.png'])
    expect(problems.failures).toContain('404 http://site.test/lost.png')
  })

  test('a preloaded picture that is not shown is found', async ({ page }) => {
    const preload = (name: string) =>
      `<link rel="preload" as="image" imagesrcset="/${name}.png 480w, /${name}-2.png 800w" imagesizes="92vw">`
    const used = '<img srcset="/used.png 480w, /used-2.png 800w" sizes="92vw" alt="">'
    await show(page, used, preload('used') + preload('spare'))
    expect(await unusedPreloads(page)).toEqual([
      'http://site.test/spare.png or http://site.test/spare-2.png',
    ])
  })

  test('layout shifts are found, in view and below it', async ({ page }) => {
    await countShifts(page)
    const grow = `<style>@keyframes grow { from { height: 0 } to { height: 500px } }
      #first { animation: grow 0.1s 0.2s steps(1) both }</style>`
    await show(
      page,
      `<div id="first"></div><p style="height: 300px; background: tan">Pushed</p><div style="height: 2000px"></div>`,
      grow,
    )
    await expect.poll(async () => (await layoutShift(page)).sum).toBeGreaterThan(0.02)
    const late = 'document.querySelector("main > div:last-child").style.height = "10px"'
    await page.evaluate((late) => addEventListener('scroll', () => new Function(late)()), late)
    expect(await scrollThroughPage(page)).toEqual([expect.stringContaining('2000 px, then 10 px')])
  })

  test('console messages and requests to other hosts are found', async ({ page }) => {
    const problems = collectProblems(page, 'http://site.test')
    await page.route('http://other.test/**', (route) => route.fulfill({ body: '' }))
    await show(
      page,
      '<script>console.warn("Careful")</script><img src="http://other.test/" alt="">',
    )
    expect(problems.messages.join()).toContain('warning: Careful')
    expect(problems.otherHosts).toEqual(['http://other.test/'])
  })

  test('controls that are unreachable, covered or without focus style are found', async ({
    page,
  }) => {
    await show(
      page,
      `<p style="margin-top: 120px"><button tabindex="-1">Skipped</button></p>
       <button style="outline: none">Unmarked</button>
       <button style="position: fixed; inset: 0 auto auto 0">Covered</button>
       <div style="position: fixed; inset: 0 0 auto; height: 99px; background: white"></div>
       <p style="margin-top: 200px"><a href="/">Sound</a></p>`,
    )
    const found = await keyboardFaults(page)
    expect(found.map((words) => words.replace(/.*“(.*)” in the shell/, '$1'))).toEqual([
      'Unmarked has no visible focus style',
      'Covered is covered while focused',
      'Skipped cannot be reached by Tab',
    ])
  })

  test('invalid HTML is found', async () => {
    const found = await htmlFaults(
      '<!doctype html><html lang="en"><head><title>A</title></head><body><p id="a"><div id="a"></div></p><ul><p>No</p></ul><center>Old</center></body></html>',
    )
    const rules = found.map((words) => words.split(':')[0])
    expect(rules).toEqual(
      expect.arrayContaining(['no-dup-id', 'element-permitted-content', 'deprecated']),
    )
  })

  test('pictures without src are found, except in templates', async () => {
    const page = (body: string) =>
      `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`
    expect(await htmlFaults(page('<template><img alt=""></template>'))).toEqual([])
    expect(await htmlFaults(page('<template></template><img alt="">'))).toHaveLength(1)
  })

  test('text that only scripts show or hide is found', async ({ page, noScriptPage }) => {
    await show(page, '<p>Always</p>')
    const url = 'data:text/html,<main><h1>Page</h1><p>Always</p><noscript>Never</noscript></main>'
    expect(await wordsWithoutScripts(noScriptPage, url, page)).toBe('Page Always Never')
    expect(await wordsOf(page)).toBe('Page Always')
  })
})
