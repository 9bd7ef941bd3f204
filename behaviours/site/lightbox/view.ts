/** Links to pictures open them over the page; so does an address that names one of the page. */
import { openLinks, read } from '../media/interest';
import { HASH, wants } from './links';

const data = read( 'lightbox' );
const bring = openLinks( 'lightbox', data, ( link ) => wants( link, data.on ) );

const follow = () =>
	HASH.test( location.hash ) &&
	bring().then(
		( late ) => late.follow!( data ),
		() => {} // The page is there without.
	);
addEventListener( 'hashchange', follow );
follow();
