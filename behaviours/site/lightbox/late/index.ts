/** What the page fetches at the first sign of interest in a picture. */
import 'photoswipe/style.css';
import '../../media/media.css';
import './lightbox.css';
import type { Media } from '../../media/interest';
import { bringStyle } from '../../media/style';
import { HASH } from '../links';
import { calledBy, setOf } from './items';
import { show } from './show';

const styled = bringStyle( 'lightbox' );

export async function open( link: HTMLElement, data: Media ): Promise< void > {
	await styled;
	const set = setOf( link, data.on );
	show(
		set,
		set.findIndex( ( { element } ) => element === link ),
		data.texts ?? {}
	);
}

export async function follow( data: Media ): Promise< void > {
	const element = HASH.test( location.hash ) && calledBy( location.hash, data.on );
	if ( element ) {
		await open( element, data );
	}
}
