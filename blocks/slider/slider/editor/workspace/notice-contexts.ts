/** Where the workspace shows its notices, and its dialog for blocks: those of the page lie behind them. */
export const NOTICES = 'frontage-slider-workspace';
export const NOTICES_OF_BLOCKS = 'frontage-slider-blocks';
