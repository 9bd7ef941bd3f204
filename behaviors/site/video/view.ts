/** Opens links to videos and maps in an overlay; nothing is requested from other services before a click. */
import { openLinks } from '@frontage/kit/links';

/** A rough check by host and path; the lazy module decides exactly, and how it is shown. */
const MAYBE = /^[^/]*(youtu|vimeo)|^(www\.|maps\.)?google\.|\.(mp4|webm|ogv)$/i;

openLinks(
	'video',
	( link, { on: isOn } ) =>
		( isOn || link.matches( '[data-video-popup]' ) ) &&
		! link.matches( '[data-video-popup=no],[download]' ) &&
		MAYBE.test( link.host + link.pathname )
);
