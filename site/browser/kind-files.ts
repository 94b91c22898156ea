const SCREEN_SUFFIX = '-screen'

type Kind = Pick<HTMLElement, 'dataset'>

/**
 * The `import.meta.glob` key of a file of a block kind: `feature_5050` is in `blocks/feature-5050`,
 * and `map_screen`, a part of a screen, in `site/screens/map`.
 */
export function kindFile(block: Kind, file: string): string {
  const folder = folderOf(block)
  return isScreen(block)
    ? `../screens/${folder.slice(0, -SCREEN_SUFFIX.length)}/${file}`
    : `../../blocks/${folder}/${file}`
}

/** Whether a block is a part of a screen. */
export function isScreen(block: Kind): boolean {
  return folderOf(block).endsWith(SCREEN_SUFFIX)
}

function folderOf({ dataset }: Kind) {
  return (dataset.block ?? '').replaceAll('_', '-')
}
