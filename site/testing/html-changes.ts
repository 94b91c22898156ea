/**
 * What visitors' own programs do to a page, as functions that run in it, once or more often. Where
 * there is a form its field "name" has the focus meanwhile, and the others may have values.
 */
export const changes = {
  'a password manager puts its icon after each field and a button into the form': () => {
    for (const field of document.querySelectorAll('main :is(input, textarea, select)')) {
      const icon = document.createElement('div')
      icon.dataset.lastpassIconRoot = ''
      field.after(icon)
    }
    for (const form of document.querySelectorAll('main form')) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Fill in'
      form.prepend(document.createElement('com-1password-button'), button)
    }
  },
  'a program wraps the fields that are not in use': () => {
    for (const field of document.querySelectorAll('main :is(input, textarea, select)')) {
      if (field === document.activeElement) continue
      const wrapper = document.createElement('span')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
  },
  'a dark reader adds attributes and style sheets': () => {
    document.documentElement.dataset.darkreaderMode = 'dynamic'
    document.body.setAttribute('data-gr-ext-installed', '')
    for (const one of document.querySelectorAll<HTMLElement>('main *')) {
      one.dataset.darkreaderInlineColor = ''
      one.style.setProperty('--darkreader-inline-color', '#e8e6e3')
      one.classList.add('darkreader')
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main :is(input, textarea) { background-image: none !important }')
    document.adoptedStyleSheets.push(sheet)
  },
  'a program lays shadow trees with fields over the page and into each block': () => {
    for (const place of [document.body, ...document.querySelectorAll('main [data-block]')]) {
      const host = document.createElement('div')
      host.style.cssText = 'position: fixed; inset: 0; pointer-events: none; z-index: 2147483647'
      const field = document.createElement('input')
      field.name = 'name'
      host.attachShadow({ mode: 'open' }).append(field)
      place.append(host)
    }
  },
  'a translator puts each text into elements of its own': () => {
    document.documentElement.lang = 'de'
    document.documentElement.classList.add('translated-ltr')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.data} (DE)`
      outer.append(inner)
      text.replaceWith(outer)
    }
  },
  'a reader splits texts and replaces text nodes': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, textarea')) continue
      if (text.length > 1) text.splitText(Math.floor(text.length / 2))
      text.replaceWith(document.createTextNode(text.data))
    }
  },
  'a program fills in fields without an event': () => {
    const field = document.querySelector<HTMLInputElement>('main form [name=phone]')
    if (field) field.value = '+44 20 7946 0185'
  },
  'a program fills in fields with events': () => {
    const field = document.querySelector<HTMLInputElement>('main form [name=phone]')
    if (!field) return
    field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Unidentified' }))
    field.value = '+44 20 7946 0185'
    for (const type of ['input', 'change', 'blur'])
      field.dispatchEvent(new Event(type, { bubbles: true }))
  },
  'a grammar checker lays an editable copy beside each text': () => {
    for (const field of document.querySelectorAll<HTMLTextAreaElement>('main textarea')) {
      const checker = document.createElement('grammarly-extension')
      const copy = document.createElement('div')
      copy.contentEditable = 'true'
      copy.textContent = field.value
      field.after(checker, copy)
      field.setAttribute('data-gramm', 'true')
      field.spellcheck = false
    }
    for (const label of document.querySelectorAll('main label'))
      label.append(document.createElement('i'))
  },
  'a program corrects a word of the message': () => {
    const field = document.querySelector<HTMLTextAreaElement>('main form textarea')
    const at = field?.value.indexOf('teh') ?? -1
    if (!field || at < 0) return
    field.setRangeText('the', at, at + 3)
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: 'the' }),
    )
  },
  'a script of the owner moves elements': () => {
    for (const block of document.querySelectorAll('main [data-block]')) {
      const wrapper = document.createElement('div')
      wrapper.append(document.createElement('hr'))
      block.append(wrapper)
      const aside = block.querySelector('aside')
      if (aside) wrapper.append(aside)
    }
    const news = document.querySelector('main form [type=checkbox]')
    const row = news?.closest('form div')
    row?.parentElement?.prepend(row)
  },
  'a blocker removes elements': () => {
    for (const one of document.querySelectorAll('main aside, main form label + p, main form a'))
      one.remove()
  },
} satisfies Record<string, () => void>
