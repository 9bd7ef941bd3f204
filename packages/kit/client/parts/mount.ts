import type * as ReactModule from 'react';
import type { createRoot as CreateRoot } from 'react-dom/client';
import type { IslandProps } from './island-props';

type React = typeof ReactModule;
type Children = { children?: React.ReactNode };

/** Creates the function that mounts islands. React is a parameter, because core's React is loaded lazily. */
export function createMount( { Component, createElement, useEffect }: React, createRoot: typeof CreateRoot ) {
	/** Effects run from the inside out, so the island's own listeners are attached when this effect runs. */
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
	 * Renders an island outside the page's markup; it changes the host through slots and listeners. Resolves once those are
	 * in place. An island that throws, now or later, is unmounted, and the host works as PHP rendered it.
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
