import type { Layer } from '../../generated/option-types';

/** Link of a whole layer; it also works without JavaScript. TypeScript port of LayerLink::attributes(). */
export function layerLink( layer: Layer ) {
	const link = layer.link?.url
		? layer.link
		: layer.actions?.find(
				( action ) =>
					action.on === 'click' && ( action.do === 'simplelink' || action.do === 'menulink' ) && action.url
			);
	if ( ! link?.url ) {
		return undefined;
	}
	const { url, target = '' } = link;
	const rel = 'rel' in link ? link.rel : undefined;
	return {
		href: url,
		target: target === '' || target === '_self' ? null : target,
		rel: rel || ( target === '_blank' ? 'noopener' : null ),
	};
}
