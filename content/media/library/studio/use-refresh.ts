import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

/** Loads the shown part of the library again, as a page or in a drawer. */
export function useRefresh(): () => void {
  const router = useRouter()
  const { isInDrawer } = useListDrawerContext()
  const { refineListData } = useListQuery()
  return () => {
    if (isInDrawer) void refineListData({}, false)
    else router.refresh()
  }
}
