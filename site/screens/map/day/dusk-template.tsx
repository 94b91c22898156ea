import { Pixels } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import s from './dusk-plan.module.css'

/**
 * The plan at dusk. Browsers do not load the contents of a template: its picture loads with the slider
 * (`dusk-plan.ts`).
 */
export function DuskTemplate({ picture, sizes }: { picture: Picture; sizes: string }) {
  return (
    <template data-dusk={s.dusk}>
      <Pixels image={picture} sizes={sizes} isDecorative />
    </template>
  )
}
