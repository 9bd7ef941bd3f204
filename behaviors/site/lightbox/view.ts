/** Opens image links in the lightbox; a URL fragment that names an image opens it, too. */
import { openLinks, type Late } from '@frontage/kit/links';
import { HASH, wants } from './image-links';

const bring = openLinks< Late & { follow: () => Promise< void > } >( 'lightbox', ( link, { on } ) =>
	wants( link, on )
);

const follow = () =>
	HASH.test( location.hash ) &&
	bring()
		.then( ( late ) => late.follow() )
		.catch( () => {} ); // The page works without it.
addEventListener( 'hashchange', follow );
follow();
