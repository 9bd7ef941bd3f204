/**
 * Core's own React, added to the page when an island first needs it, so that the site has a single React. The build maps the
 * imports `react`, `react-dom`, `react-dom/client` and `react/jsx-runtime` of islands to this module. It therefore exports
 * every name of theirs.
 */
import type * as ReactModule from 'react';
import type * as ReactDOMModule from 'react-dom';
import type * as ReactDOMClient from 'react-dom/client';
import { addMissing, type CoreScript } from './parts/react-scripts';
import { moduleData } from './parts/module-data';
import { createRuntime } from './parts/jsx-runtime';
import { createMount } from './parts/mount';

interface CoreGlobals {
	React: typeof ReactModule;
	ReactDOM: typeof ReactDOMModule & typeof ReactDOMClient;
}

await addMissing( moduleData< { scripts: CoreScript[] } >( '@frontage/kit/react' ).scripts ?? [] );

const { React, ReactDOM } = window as unknown as CoreGlobals;

export default React;
export const {
	Children,
	Component,
	Fragment,
	Profiler,
	PureComponent,
	StrictMode,
	Suspense,
	cloneElement,
	createContext,
	createElement,
	createRef,
	forwardRef,
	isValidElement,
	lazy,
	memo,
	startTransition,
	useCallback,
	useContext,
	useDebugValue,
	useDeferredValue,
	useEffect,
	useId,
	useImperativeHandle,
	useInsertionEffect,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
	useSyncExternalStore,
	useTransition,
	version,
} = React;
export const { createPortal, createRoot, flushSync, hydrateRoot } = ReactDOM;
export const { jsx, jsxs } = createRuntime( React );
export const mount = createMount( React, createRoot );
