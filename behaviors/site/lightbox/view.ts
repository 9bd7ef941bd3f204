/** Opens image links in the lightbox; a URL fragment that names an image opens it, too. */
import { openLinks, type Late } from '@frontage/kit/links';
import { HASH, isImageLink } from './image-links';

const bring = openLinks< Late & { follow: () => Promise< void > } >( 'lightbox', ( link, { on: isOn } ) =>
	isImageLink( link, isOn )
);

const follow = () =>
	HASH.test( location.hash ) &&
	bring()
		.then( ( dialogModule ) => dialogModule.follow() )
		.catch( () => {} ); // The page works without it.
addEventListener( 'hashchange', follow );
follow();
