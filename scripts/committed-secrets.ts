import { SECRET_SETTINGS } from '@belvedere/kit/secrets.ts'

/** Settings with a value that looks random; names in code and values in words are no secrets. */
const SETTING = new RegExp(
  `\\b(?:${SECRET_SETTINGS.join('|')})["']?\\s*[=:]\\s*["']?(?=[\\w+/-]*\\d)[\\w+/-]{24,}`,
)

/** The formats of keys and tokens of well-known services. */
const SHAPES = [
  SETTING,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[\w-]{20,}/,
  /\bsmtps?:\/\/[^\s:@/]+:(?!password@|\$\{)[^\s:@/]{8,}@(?![\w.-]*(?:example\.|localhost|127\.))/,
]

/** The secrets in a text, each cut to its first letters, so that no report repeats one. */
export function secretsIn(text: string): string[] {
  return SHAPES.flatMap((shape) => {
    const [found] = shape.exec(text) ?? []
    return found ? [`${found.slice(0, 8)}…`] : []
  })
}
