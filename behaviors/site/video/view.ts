/** Links to films and maps open them over the page; nothing is asked of whoever has them before somebody clicks. */
import { openLinks } from '@frontage/kit/links';

/** What may be one, by host and path: exactly which is, and how it is shown, says the part that comes later. */
const MAYBE = /^[^/]*(youtu|vimeo)|^(www\.|maps\.)?google\.|\.(mp4|webm|ogv)$/i;

openLinks(
	'video',
	( link, { on } ) =>
		( on || link.matches( '[data-video-popup]' ) ) &&
		! link.matches( '[data-video-popup=no],[download]' ) &&
		MAYBE.test( link.host + link.pathname )
);
