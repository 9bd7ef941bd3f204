import { createContext } from '@wordpress/element';

/** Opens the form builder's palette for a new field, seen from a block. On a page it is null: WordPress's inserter has the fields there. */
export const PaletteOpener = createContext< ( ( clientId: string ) => void ) | null >( null );
