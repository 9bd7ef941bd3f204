/** A link to an action's URL, to be clicked; undefined if the scheme is not allowed. */
export function linkTo( url = '', target = '_self' ): HTMLAnchorElement | undefined {
	const link = Object.assign( document.createElement( 'a' ), {
		href: url,
		target,
		rel: target === '_self' ? '' : 'noopener',
	} );
	return /^(https?|mailto|tel):$/.test( link.protocol ) ? link : undefined;
}
