/** What comes with the first form of a page: its fields are blocks that no other part of a page has. */
import { registerPieces } from './canvas/register-blocks';
import { registerEntity } from './panels/data/form-entity';

registerEntity();
registerPieces();

export { default } from './edit';
