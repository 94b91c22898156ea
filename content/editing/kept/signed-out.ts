'use client'

const PREFIX = 'belvedere:signed-out:'

/** Tells all tabs of this browser to keep nothing more of an account, until it signs in again. */
export function markSignedOut(userId: number | string): void {
  try {
    localStorage.setItem(PREFIX + userId, 'yes')
  } catch {
    // A browser without storage keeps nothing anyway.
  }
}

export function markSignedIn(userId: number | string): void {
  try {
    localStorage.removeItem(PREFIX + userId)
  } catch {
    // As above.
  }
}

/** Whether an account has signed out here by itself: a tab that still shows its forms keeps nothing. */
export function isSignedOut(userId: number | string): boolean {
  try {
    return localStorage.getItem(PREFIX + userId) !== null
  } catch {
    return false
  }
}
