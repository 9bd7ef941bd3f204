import { installAnimations } from '../../../../tests/support/animations';
import { settle } from '../../../../tests/support/manual-clock';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';
import { wordsOf } from './spoken';

installAnimations();

const content = ( slide: number ) =>
	`<div class="fr-slide__background"><img alt="Crane ${ slide + 1 }"></div><div class="fr-slide__grid">
	<div class="fr-layer"><h2 class="fr-layer__content">Head<b>line</b> ${ slide + 1 }</h2></div>
	<div class="fr-layer" data-waits><p class="fr-layer__content">Comes by an action</p></div>
	<div class="fr-layer"><p class="fr-layer__content"><span aria-hidden="true">•</span> Words</p></div></div>`;

/** All that a screen reader was given to say, in order. */
const listen = ( element: Element ) => {
	const said: string[] = [];
	new MutationObserver( () =>
		element.querySelectorAll( '[aria-live]:not([aria-live=off])' ).forEach( ( { textContent } ) => {
			if ( textContent && textContent !== said.at( -1 ) ) {
				said.push( textContent );
			}
		} )
	).observe( element, { subtree: true, childList: true, characterData: true, attributes: true } );
	return said;
};
const live = ( element: Element ) =>
	[ ...element.querySelectorAll( '[aria-live]' ) ].map( ( { textContent } ) => textContent );

test( 'at load nothing is live, with autoplay or without', async () => {
	const still = await startSlider( playDocument(), { content } );
	expect( live( still.element ) ).toEqual( [] );
	const moving = await startSlider( playDocument( { autoplay: { delay: 0 } } ), { content } );
	const said = listen( moving.element );
	await moving.clock.pass( 12_000 );
	expect( moving.slider.index ).not.toBe( 0 );
	expect( said ).toEqual( [] );
} );

test( 'a button of the slider: the place first, then what the slide says', async () => {
	const { element, clock, button } = await startSlider( playDocument(), { content } );
	const said = listen( element );
	button( 'Previous slide' ).click();
	await clock.pass( 2000 );
	button( 'Next slide' ).click();
	await clock.pass( 2000 );
	expect( said ).toEqual( [ '3 of 3, Crane 3, Headline 3, Words', '1 of 3, Crane 1, Headline 1, Words' ] );
} );

test( 'arrow keys and the wheel are commands, too', async () => {
	const { element, clock, slides } = await startSlider( playDocument( { keyboard: 'horizontal' } ), { content } );
	const said = listen( element );
	slides[ 0 ]!.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'ArrowRight', bubbles: true } ) );
	await clock.pass( 2000 );
	expect( said ).toEqual( [ '2 of 3, Crane 2, Headline 2, Words' ] );
} );

test( 'what the slider or a script does afterwards is not said', async () => {
	const { element, clock, slider, button } = await startSlider( playDocument( { autoplay: { delay: 0 } } ), {
		content,
	} );
	const said = listen( element );
	button( 'Next slide' ).click();
	await clock.pass( 2000 );
	slider.play();
	await clock.pass( 12_000 );
	void slider.go( 0 );
	await clock.pass( 2000 );
	expect( said ).toEqual( [ '2 of 3, Crane 2, Headline 2, Words' ] );
} );

test( 'a command that was prevented leaves nothing to say', async () => {
	const { element, clock, slider, button } = await startSlider( playDocument( { autoplay: { delay: 0 } } ), {
		content,
	} );
	const said = listen( element );
	element.addEventListener( 'frontage:slide:changing', ( event ) => event.preventDefault(), { once: true } );
	button( 'Next slide' ).click();
	await clock.pass( 12_000 );
	expect( slider.index ).not.toBe( 0 );
	expect( said ).toEqual( [] );
} );

test( 'two commands at once: the last one is said; nothing is left at the end', async () => {
	const { element, clock, slider, button } = await startSlider( playDocument(), { content } );
	const said = listen( element );
	button( 'Next slide' ).click();
	await settle();
	button( '3 of 3' ).click();
	await clock.pass( 2000 );
	expect( said ).toEqual( [ '3 of 3, Crane 3, Headline 3, Words' ] );
	slider.destroy();
	expect( live( element ) ).toEqual( [] );
} );

test.each( [
	[ '<p>One</p><p>Two<br>lines</p>', 'One, Two, lines' ],
	[ '<a aria-label="Where it leads"><span>→</span></a>', 'Where it leads' ],
	[ '<span><i>H</i><i>e</i><i>y</i></span> <svg><title>Sign</title></svg>', 'Hey' ],
	[ '<style>a{}</style><script>1</script><template>x</template><p hidden>no</p>', '' ],
	[ '<img alt=""><img alt="Harbor ">', 'Harbor' ],
] )( 'words of %s', ( html, words ) => {
	document.body.innerHTML = html;
	expect( wordsOf( document.body ) ).toBe( words );
} );
