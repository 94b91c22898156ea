'use client'

import { Button } from '@payloadcms/ui'

type ChoiceProps = {
  isMain?: boolean
  disabled: boolean
  onClick: () => void
  children: React.ReactNode
}

/** A button of a release. */
export function Choice({ isMain = false, ...props }: ChoiceProps) {
  return <Button {...props} margin={false} buttonStyle={isMain ? 'primary' : 'secondary'} />
}
