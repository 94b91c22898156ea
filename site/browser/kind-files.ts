const SCREEN = '-screen'

/**
 * Where a file of a block's kind is, as the bundler names it: `feature_5050` is in
 * `blocks/feature-5050`, and `map_screen`, a part of a screen, in `site/screens/map`.
 */
export function fileOf(block: Pick<HTMLElement, 'dataset'>, file: string): string {
  const folder = (block.dataset.block ?? '').replaceAll('_', '-')
  if (folder.endsWith(SCREEN)) return `../screens/${folder.slice(0, -SCREEN.length)}/${file}`
  return `../../blocks/${folder}/${file}`
}
