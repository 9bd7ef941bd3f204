/* global requestAnimationFrame, cancelAnimationFrame, MutationObserver */
/** What the editor's bench reads in the page: put there before any script of it, so it may use nothing from outside. */
export function installMeter() {
	if ( window !== window.top ) {
		return;
	}
	const PERFORMED_WORK = 1;
	let on = false;
	let paints = [];
	let commits = 0;
	let drawn = 0;
	let names = {};
	let ticking;

	/** From the time stamp of an input to the task after the frame it led to. */
	const painted = () =>
		new Promise( ( resolve ) =>
			requestAnimationFrame( () => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve( performance.now() );
				port2.postMessage( undefined );
			} )
		);
	function hear( target, origin = performance.timeOrigin ) {
		for ( const type of [ 'keydown', 'pointerup' ] ) {
			target.addEventListener(
				type,
				( { timeStamp, key } ) => {
					if ( on && key !== 'Control' ) {
						const from = timeStamp + origin - performance.timeOrigin;
						void painted().then( ( to ) => paints.push( to - from ) );
					}
				},
				true
			);
		}
	}
	hear( window );

	const nameOf = ( { type } ) =>
		( typeof type === 'string'
			? type
			: ( type?.displayName ?? type?.name ?? type?.type?.name ?? type?.render?.name ) ) || '?';
	/** Counts the components that React called, as its own tools do. */
	function look( fiber, before ) {
		const isComponent = [ 0, 1, 11, 14, 15 ].includes( fiber.tag );
		// eslint-disable-next-line no-bitwise -- React keeps it as a bit.
		if ( isComponent && ( ! before || fiber.flags & PERFORMED_WORK ) ) {
			drawn++;
			names[ nameOf( fiber ) ] = ( names[ nameOf( fiber ) ] ?? 0 ) + 1;
		}
		if ( before && fiber.child === before.child ) {
			return;
		}
		for ( let child = fiber.child; child; child = child.sibling ) {
			if ( child.alternate !== null || ! before ) {
				look( child, before ? child.alternate : null );
			} else {
				look( child, null );
			}
		}
	}
	window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
		isDisabled: false,
		supportsFiber: true,
		renderers: new Map(),
		inject: () => 1,
		checkDCE() {},
		onCommitFiberUnmount() {},
		onPostCommitFiberRoot() {},
		onCommitFiberRoot( _, { current } ) {
			window.meter.commits++;
			if ( on ) {
				commits++;
				if ( current.alternate ) {
					look( current, current.alternate );
				}
			}
		},
	};

	window.meter = {
		commits: 0,
		answered: 0,
		painted,
		/** No task of 50 ms for 300 ms: what was to be done has been done. */
		async settled() {
			for ( let quiet = 0; quiet < 10; ) {
				const before = performance.now();
				await new Promise( ( resolve ) => setTimeout( resolve, 30 ) );
				quiet = performance.now() - before < 50 ? quiet + 1 : 0;
			}
		},
		hear( frame ) {
			const { contentWindow } = document.querySelector( frame );
			hear( contentWindow, contentWindow.performance.timeOrigin );
		},
		start() {
			[ on, paints, commits, drawn, names ] = [ true, [], 0, 0, {} ];
		},
		stop() {
			on = false;
			const most = Object.entries( names )
				.sort( ( [ , a ], [ , b ] ) => b - a )
				.slice( 0, 40 );
			return {
				paints,
				commits,
				drawn,
				names: most.map( ( [ name, count ] ) => `${ name } ${ count }` ).join( ', ' ),
			};
		},
		/** ms from the next press to the frame in which a layer of the canvas is selected. */
		untilAnswered() {
			window.meter.answered = 0;
			let from;
			window.addEventListener( 'click', ( { timeStamp } ) => ( from ??= timeStamp ), {
				capture: true,
				once: true,
			} );
			const watcher = new MutationObserver( () => {
				if ( document.querySelector( '.fr-canvas__layer' ) ) {
					watcher.disconnect();
					void painted().then( ( to ) => ( window.meter.answered = to - from ) );
				}
			} );
			watcher.observe( document.documentElement, { childList: true, subtree: true } );
		},
		/** Times between frames while it is on. */
		frames( start ) {
			if ( ! start ) {
				cancelAnimationFrame( ticking.id );
				return ticking.times;
			}
			ticking = { times: [] };
			let last;
			const tick = ( now ) => {
				if ( last ) {
					ticking.times.push( now - last );
				}
				last = now;
				ticking.id = requestAnimationFrame( tick );
			};
			ticking.id = requestAnimationFrame( tick );
			return undefined;
		},
	};
}
