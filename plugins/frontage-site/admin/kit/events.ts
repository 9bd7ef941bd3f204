import type { Item } from './types';

/** Events for custom code, dispatched on the screen's document: docs/guides/kit.md. */
export interface KitEvents {
	'frontage:kit:export:start': { parts: string[] };
	'frontage:kit:export:progress': { loaded: number; total: number };
	'frontage:kit:export:done': { name: string; items: number; media: number; left: string[] };
	'frontage:kit:export:error': { message: string };
	'frontage:kit:import:start': { name: string };
	'frontage:kit:import:planned': { name: string; items: Item[] };
	'frontage:kit:import:progress': { done: number; total: number };
	'frontage:kit:import:done': { items: Item[] };
	'frontage:kit:import:error': { message: string };
	'frontage:kit:import:undone': { stayed: string[] };
	'frontage:library:added': { items: Item[] };
	'frontage:library:replaced': { items: Item[] };
	'frontage:library:restored': { stayed: string[] };
}

export function tell< Name extends keyof KitEvents >( name: Name, detail: KitEvents[ Name ] ): void {
	document.dispatchEvent( new CustomEvent( name, { detail } ) );
}

/** Dispatches events for imported items: pages, templates, forms, sliders and other items. */
export function dispatchLibraryEvents( items: Item[] ): void {
	for ( const [ change, name ] of [
		[ 'new', 'frontage:library:added' ],
		[ 'replaced', 'frontage:library:replaced' ],
	] as const ) {
		const some = items.filter( ( item ) => item.change === change );
		if ( some.length ) {
			tell( name, { items: some } );
		}
	}
}
