/** The plain theme has no styles beside its modules. */
export {}
