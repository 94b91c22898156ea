export type Block = { id: string; _modelApiKey: string; __typename: string }

/** Adds a block's type name: a `banner_cta` is a `BannerCtaRecord`. */
export function block(kind: string, id: string, fields: object): Block {
  const name = kind.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return { id, _modelApiKey: kind, __typename: `${name}Record`, ...fields }
}
