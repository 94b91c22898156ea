/** Whether a field on the page holds input that a reload would lose. */
export function hasTyped() {
  return [...document.querySelectorAll('textarea, input, select')].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndex(field)
    return field instanceof HTMLInputElement && isChanged(field)
  })
}

/** The option that a select shows at first: the last one marked as selected, else the first. */
function defaultIndex({ options }: HTMLSelectElement) {
  return Math.max(
    0,
    [...options].findLastIndex(({ defaultSelected }) => defaultSelected),
  )
}

/** For checkboxes and radio buttons compare the checked state, not the value. */
function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) {
  if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked
  return value !== defaultValue
}
