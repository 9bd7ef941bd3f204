/** Whether an element between the two scrolls along the axis. A drag that begins there scrolls that element instead. */
export function isInScroller( target: Element, within: Element, axis: 'x' | 'y' = 'x' ): boolean {
	for ( let node: Element | null = target; node && node !== within; node = node.parentElement ) {
		const { overflowX, overflowY } = getComputedStyle( node );
		const [ all, seen, overflow ] =
			axis === 'x'
				? [ node.scrollWidth, node.clientWidth, overflowX ]
				: [ node.scrollHeight, node.clientHeight, overflowY ];
		if ( all > seen && /auto|scroll/.test( overflow ) ) {
			return true;
		}
	}
	return false;
}
