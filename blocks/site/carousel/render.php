<?php
/**
 * Renders a horizontally scrolling, snapping list, usable without script; buttons are visible only with script.
 *
 * @var array<string, mixed> $attributes Stored attributes, validated here, whatever block.json says.
 * @var string               $content    List items, made by CarouselRenderer::make_items(), or a list of posts.
 */

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\CarouselRenderer;

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( CarouselRenderer::render( new BlockAttributes( $attributes ), $content ) );
