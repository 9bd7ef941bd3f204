/** A link to where an action may lead, to be clicked; undefined for any other scheme. */
export function linkTo( url = '', target = '_self' ): HTMLAnchorElement | undefined {
	const link = Object.assign( document.createElement( 'a' ), {
		href: url,
		target,
		rel: target === '_self' ? '' : 'noopener',
	} );
	return /^(https?|mailto|tel):$/.test( link.protocol ) ? link : undefined;
}
