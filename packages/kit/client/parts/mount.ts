import type { IslandProps } from './island-props';

type React = typeof import( 'react' );
type CreateRoot = typeof import( 'react-dom/client' ).createRoot;
type Children = { children?: React.ReactNode };

/** Makes the function that puts an island to work. React is handed in: it is core's, and arrives late. */
export function createMount( { Component, createElement, useEffect }: React, createRoot: CreateRoot ) {
	/** Effects run from the inside out: when this one runs, the island's listeners are in place. */
	function Ready( { onReady, children }: Children & { onReady: () => void } ) {
		useEffect( onReady, [ onReady ] );
		return children as React.ReactElement;
	}

	class Boundary extends Component< Children & { onError: ( error: unknown ) => void }, { broken: boolean } > {
		static getDerivedStateFromError() {
			return { broken: true };
		}

		override state = { broken: false };

		override componentDidCatch( error: unknown ) {
			this.props.onError( error );
		}

		override render() {
			return this.state.broken ? null : this.props.children;
		}
	}

	/**
	 * Renders an island beside the page; it reaches into the host through slots and listeners. Settles once those are in
	 * place. An island that breaks, now or later, is taken out, and the host works as PHP made it.
	 */
	return function mount< P >(
		Island: React.ComponentType< IslandProps< P > >,
		{ host, props }: IslandProps< P >
	): Promise< void > {
		return new Promise( ( ready, failed ) => {
			const onReady = () => {
				host.dataset.state = 'ready';
				ready();
			};
			const onError = ( error: unknown ) => {
				host.dataset.state = 'native';
				failed( error );
			};
			createRoot( document.createElement( 'div' ) ).render(
				createElement(
					Boundary,
					{ onError },
					createElement( Ready, { onReady }, createElement( Island, { host, props } ) )
				)
			);
		} );
	};
}
