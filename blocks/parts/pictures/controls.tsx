import { Stepper } from '@belvedere/ui/stepper.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'

type Props = {
  link: { to: string; label: string } | null
  hasArrows: boolean
  className?: string | undefined
  stepperClassName?: string | undefined
}

/** The row below the text of a strip: the editor's link and the arrows. */
export function Controls({ link, hasArrows, className, stepperClassName }: Props) {
  const words = useWords().blocks
  if (!link && !hasArrows) return null

  return (
    <div className={className}>
      {link && <TextLink to={link.to} label={link.label} />}
      {hasArrows && <Stepper label={words.pictures} className={stepperClassName} />}
    </div>
  )
}
