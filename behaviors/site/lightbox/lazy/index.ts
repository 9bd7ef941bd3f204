/** Entry point, loaded at the first interaction with an image link. */
import 'photoswipe/style.css';
import '../../media-dialog/media.css';
import './lightbox.css';
import type { LinkBehaviorData } from '@frontage/kit/links';
import { moduleData } from '@frontage/kit/module-data';
import { bringStyle } from '../../media-dialog/load-style';
import { HASH } from '../image-links';
import { calledBy, setOf } from './gallery-items';
import { showLightbox } from './lightbox-dialog';

const pageData = moduleData< LinkBehaviorData >( '@frontage/behaviours/lightbox' );
const styled = bringStyle( pageData );

export async function open( link: HTMLElement ): Promise< void > {
	await styled;
	const set = setOf( link, pageData.on );
	showLightbox(
		set,
		set.findIndex( ( { element } ) => element === link ),
		pageData.texts ?? {}
	);
}

export async function follow(): Promise< void > {
	const element = HASH.test( location.hash ) && calledBy( location.hash, pageData.on );
	if ( element ) {
		await open( element );
	}
}
