type Words = { readonly [word: string]: string }

/** The words with the entered ones replaced; blank ones count as not entered. */
export function fillWords<W extends Words>(
  words: W,
  entered: { readonly [word: string]: string | null | undefined } | null | undefined,
): W {
  const own = Object.keys(words).flatMap((name) => {
    const word = entered?.[name]?.trim()
    return word ? [[name, word]] : []
  })
  return { ...words, ...Object.fromEntries(own) }
}
