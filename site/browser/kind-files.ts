const SCREEN_SUFFIX = '-screen'

/**
 * The `import.meta.glob` key of a file of a block kind: `feature_5050` is in `blocks/feature-5050`,
 * and `map_screen`, a part of a screen, in `site/screens/map`.
 */
export function kindFile(block: Pick<HTMLElement, 'dataset'>, file: string): string {
  const folder = (block.dataset.block ?? '').replaceAll('_', '-')
  if (folder.endsWith(SCREEN_SUFFIX))
    return `../screens/${folder.slice(0, -SCREEN_SUFFIX.length)}/${file}`
  return `../../blocks/${folder}/${file}`
}
