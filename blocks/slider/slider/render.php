<?php
/**
 * Renders a slider with the plugin's renderer, which block, modal and preview share.
 *
 * @var WP_Block $block
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Slider\Rendering\SliderRenderer::render_block( $block->parsed_block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Html escapes attributes and texts, the sanitiser cleans layers.
