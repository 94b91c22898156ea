/**
 * The changes that visitors' own programs make to the HTML of a form, as functions that a page can
 * run. The field "name" has the focus meanwhile, and the other programs do not move it.
 */
export const changes = {
  'a password manager puts an element after a field': () => {
    const icon = document.createElement('div')
    icon.dataset.lastpassIconRoot = ''
    document.querySelector('main form [name=email]')?.after(icon)
  },
  'a password manager puts an element before a field and a button into the form': () => {
    const icon = document.createElement('com-1password-button')
    document.querySelector('main form [name=name]')?.before(icon)
    const button = document.createElement('button')
    button.textContent = 'Fill in'
    document.querySelector('main form')?.prepend(button)
  },
  'a program wraps a field': () => {
    const wrapper = document.createElement('span')
    const field = document.querySelector('main form [name=email]')
    field?.replaceWith(wrapper)
    if (field) wrapper.append(field)
  },
  'a program adds attributes and styles to fields': () => {
    for (const field of document.querySelectorAll<HTMLElement>('main form :is(input, textarea)')) {
      field.dataset.dashlaneRid = 'a1'
      field.setAttribute('autocomplete', 'off')
      field.style.setProperty('background-image', 'none')
      field.classList.add('filled')
    }
  },
  'a spell checker puts an element into a label and one after the text': () => {
    const checker = document.createElement('grammarly-extension')
    document.querySelector('main form textarea')?.after(checker)
    document.querySelector('main form label')?.append(document.createElement('i'))
  },
  'a translator puts each text into elements of its own': () => {
    const form = document.querySelector('main [data-block]')
    const walker = form && document.createTreeWalker(form, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker?.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `Übersetzt: ${text.data}`
      outer.append(inner)
      text.replaceWith(outer)
    }
  },
  'a program adds elements at the end of the block and of the body': () => {
    const [own, other] = [document.createElement('div'), document.createElement('div')]
    document.querySelector('main [data-block]')?.append(own)
    document.body.append(other)
  },
  'a blocker removes an element': () => {
    document.querySelector('main [data-block] aside')?.remove()
  },
} satisfies Record<string, () => void>
