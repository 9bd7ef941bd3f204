/** Links to pictures open them over the page; so does an address that names one of the page. */
import { openLinks, type Late } from '@frontage/kit/links';
import { HASH, wants } from './image-links';

const bring = openLinks< Late & { follow: () => Promise< void > } >( 'lightbox', ( link, { on } ) =>
	wants( link, on )
);

const follow = () =>
	HASH.test( location.hash ) &&
	bring()
		.then( ( late ) => late.follow() )
		.catch( () => {} ); // The page is there without.
addEventListener( 'hashchange', follow );
follow();
