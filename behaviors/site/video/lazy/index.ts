/** Entry point, loaded at the first interaction with a video link. */
import '../../media-dialog/media.css';
import './video.css';
import type { LinkBehaviorData } from '@frontage/kit/links';
import { moduleData } from '@frontage/kit/module-data';
import { closeOverlay, openOverlay } from '@frontage/kit/overlay';
import { make, makeDialog, on, tellProblem } from '../../media-dialog/dialog';
import { bringStyle } from '../../media-dialog/load-style';
import { frameOf, type Frame } from './video-embed';

const FADE = 160; // ms of the closing transition, as in media.css.
const PATIENCE = 10_000; // ms

/** Third-party content in a sandbox: its own origin and scripts, which a player needs, but no access to our page and no forms. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

function play( { src, isFile }: Frame, title: string ) {
	return isFile
		? make( 'video', { src, controls: '', autoplay: '', playsinline: '', 'aria-label': title } )
		: make( 'iframe', {
				src,
				title,
				sandbox: SANDBOX,
				allow: 'autoplay; fullscreen; picture-in-picture',
				allowfullscreen: '',
				referrerpolicy: 'strict-origin-when-cross-origin',
			} );
}

/** At once: a player would continue to sound during the transition. */
function silence( frame: HTMLIFrameElement | HTMLVideoElement ) {
	const place = frame.parentElement;
	frame.remove(); // Removed instead of navigated: that would create a history entry.
	frame.removeAttribute( 'src' );
	place?.append( frame );
	if ( frame instanceof HTMLVideoElement ) {
		frame.load();
	}
}

const pageData = moduleData< LinkBehaviorData >( '@frontage/behaviours/video' );
const styled = bringStyle( pageData );

export async function open( link: HTMLAnchorElement ): Promise< void > {
	const { texts = {} } = pageData;
	const video = frameOf( link.href );
	if ( ! video ) {
		throw new Error(); // Falls back to following the link.
	}
	await styled;
	const label =
		link.getAttribute( 'aria-label' ) ||
		link.textContent.trim() ||
		link.querySelector( 'img' )?.alt ||
		texts.label!;
	const dialog = makeDialog( 'video', label, texts.close! );
	dialog.classList.toggle( 'is-portrait', !! video.isPortrait );
	dialog.classList.toggle( 'is-map', !! video.isMap );
	const problem = make( 'div', { class: 'fr-video__problem', role: 'alert' } );
	const frame = play( video, label );
	const box = make( 'div', { class: 'fr-video__box' }, problem, frame );
	dialog.append( box );
	dialog.addEventListener( 'click', ( { target } ) => target === dialog && closeOverlay( dialog ) );

	const fail = () => {
		tellProblem( problem, texts.noContent!, link.href );
		frame.remove();
	};
	const giveUp = setTimeout( fail, PATIENCE );
	const settled = () => clearTimeout( giveUp );
	frame.addEventListener( video.isFile ? 'loadeddata' : 'load', settled );
	frame.addEventListener( 'error', () => dialog.dataset.state !== 'closing' && ( settled(), fail() ) );
	on( dialog, 'closing', () => {
		settled();
		silence( frame );
		setTimeout( () => frame.remove(), FADE );
	} );
	if ( ! openOverlay( dialog, link ) ) {
		settled();
		dialog.remove();
	}
}
