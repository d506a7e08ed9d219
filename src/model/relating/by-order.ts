type Ordered = { path: string; data: { order: number } };

/** Sorts pages by position, and by path where positions are equal. */
export const byOrder = (one: Ordered, other: Ordered) => one.data.order - other.data.order || one.path.localeCompare(other.path);
