/** The name of a union: `HomeRecord` and `blocks` become `HomeModelBlocksField`. */
export function unionName(typeName: string, field: string): string {
  const capital = field.charAt(0).toUpperCase() + field.slice(1)
  return `${typeName.replace(/Record$/, '')}Model${capital}Field`
}

/** The snake case of a model key or a column: `realEstateCat` becomes `real_estate_cat`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
