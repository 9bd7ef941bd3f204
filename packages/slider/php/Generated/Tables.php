<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Generated;

defined( 'ABSPATH' ) || exit;

/** What both compilers look up. Made from ../../tables and ../../schema.json by bin/lib/slider-types.mjs; change those files. */
final class Tables {

	// conditional-rules.json: Classes that hardly any slider has, with their rule.
	/** @var array<string, string> */
	public const CONDITIONAL_RULES_RULES = [
		'fr-slider--overflows' => '@media (scripting:enabled){.fr-slider--overflows :is(.fr-slide,.fr-slider__statics),.fr-slider.fr-slider--overflows:not([data-state=native])>.fr-slider__stage>.fr-slider__slides{overflow:visible}}',
		'fr-whole-near' => '@supports (width:round(1px,1px)){.fr-whole-near .fr-layer__content:where(:not(.fr-own)){font-size:round(var(--fr-size),1px);line-height:round(var(--fr-line),1px)}.fr-whole-near .fr-layer .fr-layer__content.fr-keeps-size{font-size:round(var(--fr-size),1px)}.fr-whole-near .fr-layer .fr-layer__content.fr-keeps-line{line-height:round(var(--fr-line),1px)}}',
		'fr-whole-down' => '@supports (width:round(1px,1px)){.fr-whole-down .fr-layer__content:where(:not(.fr-own)){font-size:round(var(--fr-size) - .02px,1px);line-height:round(var(--fr-line) - .02px,1px)}.fr-whole-down .fr-layer .fr-layer__content.fr-keeps-size{font-size:round(var(--fr-size) - .02px,1px)}.fr-whole-down .fr-layer .fr-layer__content.fr-keeps-line{line-height:round(var(--fr-line) - .02px,1px)}}',
		'fr-slider--pinned' => '@media screen and (scripting:enabled) and (prefers-reduced-motion:no-preference){.fr-slider--pinned:not([data-state=native]){&>.fr-slider__stage{position:sticky;inset-block-start:0}&::after{content:"";display:block;block-size:var(--fr-pin)}}}',
		'fr-slider--fixed' => '.fr-slider--fixed{position:fixed;inset:0 0 auto;z-index:99}',
		'fr-full-width' => '.fr-full-width{flex-basis:100%}.fr-full-width>.fr-slider:not(.fr-slider--fixed){margin-left:var(--fr-left,min(0px,max(50% - 50vw,(50% - 50vw + 9px)*9999)));margin-right:var(--fr-right,min(0px,max(50% - 50vw,(50% - 50vw + 9px)*9999)))}body:has(.fr-full-width:not([style])){overflow-x:clip}',
		'fr-slider--grid-is-module' => '.fr-slider--grid-is-module .fr-slide__grid{inline-size:100%;block-size:100%}',
		'fr-slider--grows' => '.fr-slider--grows>.fr-slider__stage{block-size:auto;display:grid;grid-template:minmax(var(--fr-stage),auto)/100%}.fr-slider--grows .fr-slide{grid-template-rows:minmax(100%,auto)}.fr-slider--grows .fr-slide__grid{block-size:auto;min-block-size:calc(var(--fr-gh)*var(--fr-u))}@media (scripting:enabled){.fr-slider--grows:not([data-state=native]) .fr-slide:not([data-state=active]){contain:size}}',
		'fr-slider--carousel' => '.fr-slider--carousel .fr-slide{inline-size:var(--fr-item,calc(var(--fr-gw)*var(--fr-u)))}@media (scripting:enabled){.fr-slider.fr-slider--carousel:not([data-state=native]){&:dir(rtl){--fr-way:-1}&>.fr-slider__stage>.fr-slider__slides{justify-items:var(--fr-stand,center);perspective:var(--fr-eye,none)}&:not([data-state=ready])>.fr-slider__stage>.fr-slider__slides>.fr-slide{z-index:calc(9 - max(var(--fr-at,0),-1*var(--fr-at,0)));transform:translateX(calc(var(--fr-dx,0px)*var(--fr-way,1))) var(--fr-pose,);opacity:var(--fr-dim,1)}&.fr-slider--vertical>.fr-slider__stage>.fr-slider__slides>.fr-slide{block-size:calc(100% - 2*var(--fr-beside));align-self:var(--fr-stand,center)}&.fr-slider--vertical:not([data-state=ready])>.fr-slider__stage>.fr-slider__slides>.fr-slide{transform:translateY(var(--fr-dx,0px)) var(--fr-pose,)}&:not(.fr-slider--layers-stay) .fr-slide[data-state=beside] .fr-layer:not(.fr-layer--stays){visibility:hidden}}}',
		'fr-fades' => '@media (prefers-reduced-motion:no-preference){.fr-fades .fr-slide__image[decoding]{transition:opacity .3s}.fr-fades .fr-slide__image[decoding]:is([data-state=prepared],[data-state=inload]){opacity:0}}',
		'fr-floats' => '.fr-floats{float:var(--fr-float);clear:var(--fr-clear)}',
		'fr-own' => ':where(.fr-own){box-sizing:border-box;min-inline-size:0;margin:0;padding:var(--fr-padding);border-color:var(--fr-line-color,transparent);border-width:var(--fr-border,0);border-style:var(--fr-line-style,solid);border-radius:var(--fr-radius);background:var(--fr-fill);box-shadow:var(--fr-shadow);backdrop-filter:var(--fr-backdrop);color:var(--fr-color);font-family:var(--fr-family);font-size:var(--fr-size);font-weight:var(--fr-weight);font-style:var(--fr-style);line-height:var(--fr-line);letter-spacing:var(--fr-spacing);text-align:var(--fr-align);text-transform:var(--fr-case);text-shadow:var(--fr-text-shadow);text-decoration-line:var(--fr-decoration);white-space:var(--fr-white,normal);cursor:var(--fr-cursor);align-content:var(--fr-column);overflow:var(--fr-overflow)}',
		'fr-keeps-color' => '.fr-layer .fr-layer__content.fr-keeps-color{color:var(--fr-color)}',
		'fr-keeps-weight' => '.fr-layer .fr-layer__content.fr-keeps-weight{font-weight:var(--fr-weight)}',
		'fr-keeps-family' => '.fr-layer .fr-layer__content.fr-keeps-family{font-family:var(--fr-family)}',
		'fr-keeps-spacing' => '.fr-layer .fr-layer__content.fr-keeps-spacing{letter-spacing:var(--fr-spacing)}',
		'fr-keeps-decoration' => '.fr-layer .fr-layer__content.fr-keeps-decoration{text-decoration-line:var(--fr-decoration)}',
		'fr-keeps-case' => '.fr-layer .fr-layer__content.fr-keeps-case{text-transform:var(--fr-case)}',
		'fr-keeps-size' => '.fr-layer .fr-layer__content.fr-keeps-size{font-size:var(--fr-size)}',
		'fr-keeps-line' => '.fr-layer .fr-layer__content.fr-keeps-line{line-height:var(--fr-line)}',
		'fr-keeps-style' => '.fr-layer .fr-layer__content.fr-keeps-style{font-style:var(--fr-style)}',
		'fr-keeps-align' => '.fr-layer .fr-layer__content.fr-keeps-align{text-align:var(--fr-align)}',
		'fr-keeps-white' => '.fr-layer .fr-layer__content.fr-keeps-white{white-space:var(--fr-white)}',
		'fr-keeps-padding' => '.fr-layer .fr-layer__content.fr-keeps-padding{padding:var(--fr-padding)}',
		'fr-keeps-border' => '.fr-layer .fr-layer__content.fr-keeps-border{border-width:var(--fr-border);border-style:var(--fr-line-style,solid);border-color:var(--fr-line-color,transparent)}',
		'fr-keeps-radius' => '.fr-layer .fr-layer__content.fr-keeps-radius{border-radius:var(--fr-radius)}',
		'fr-keeps-fill' => '.fr-layer .fr-layer__content.fr-keeps-fill{background:var(--fr-fill)}',
		'fr-keeps-shadow' => '.fr-layer .fr-layer__content.fr-keeps-shadow{box-shadow:var(--fr-shadow)}',
		'fr-keeps-text-shadow' => '.fr-layer .fr-layer__content.fr-keeps-text-shadow{text-shadow:var(--fr-text-shadow)}',
		'fr-keeps-cursor' => '.fr-layer .fr-layer__content.fr-keeps-cursor{cursor:var(--fr-cursor)}',
		'fr-lifted' => '.fr-lifted{position:absolute;inset:0;display:grid;grid-template:100%/100%;pointer-events:none}',
		'fr-cut' => '.fr-cut .fr-layer__content{clip-path:polygon(var(--fr-cut))}',
		'fr-wedge-left' => '.fr-wedge-left .fr-layer__content{position:relative;&::before{content:"";position:absolute;inset-block:0;right:100%;aspect-ratio:1;background:inherit;clip-path:polygon(var(--fr-wedge-left))}}',
		'fr-wedge-right' => '.fr-wedge-right .fr-layer__content{position:relative;&::after{content:"";position:absolute;inset-block:0;left:100%;aspect-ratio:1;background:inherit;clip-path:polygon(var(--fr-wedge-right))}}',
		'fr-turned' => '.fr-turned{transform:var(--fr-turn)}',
		'fr-rises' => '.fr-rises:is(:hover,:focus-within){z-index:var(--fr-over)}',
		'fr-tinted' => '.fr-tinted .fr-layer__content{fill:var(--fr-svg);& *{fill:inherit}}',
		'fr-lined' => '.fr-lined .fr-layer__content{stroke:var(--fr-svg-line);stroke-width:var(--fr-svg-width,1px);& *{stroke:inherit;stroke-width:inherit}}',
		'fr-bound' => '.fr-slider{view-timeline:--fr-way;view-timeline-inset:0px}.fr-enter.fr-bound{animation-play-state:paused}@supports (animation-timeline:view()){.fr-enter.fr-way{animation-timeline:--fr-way;animation-range:var(--fr-range);animation-duration:auto;animation-delay:0s;animation-play-state:running}}@media (scripting:none){.fr-enter.fr-bound{animation:none}}.fr-slider[data-state=native] .fr-enter.fr-bound{animation:none}',
		'fr-holds' => '.fr-holds>.fr-layer__link+* .fr-layer{pointer-events:none}.fr-holds>.fr-layer__link+* :is(a,button,[tabindex],video){position:relative;pointer-events:auto}',
		'fr-dots' => '.fr-dots .fr-slide__background::after{content:"";position:absolute;inset:0;background:var(--fr-dots)}',
		'fr-camera' => '.fr-camera :is(.fr-slide__grid,.fr-slide__full,.fr-slide__zone,.fr-layer__group){perspective:var(--fr-camera)}',
		'fr-clips' => '.fr-clips{overflow:clip}',
		'fr-shadow-1' => '.fr-shadow-1{isolation:isolate}.fr-shadow-1::before{content:"";position:absolute;z-index:-1;inset:auto 4% -16px;block-size:32px;background:radial-gradient(closest-side,rgb(0 0 0/40%),transparent)}',
		'fr-shadow-2' => '.fr-shadow-2{isolation:isolate}.fr-shadow-2::before{content:"";position:absolute;z-index:-1;inset:auto 0 -24px;block-size:48px;background:radial-gradient(closest-side,rgb(0 0 0/30%),transparent)}',
		'fr-shadow-3' => '.fr-shadow-3{box-shadow:0 18px 20px -16px rgb(0 0 0/55%)}',
		'fr-shadow-4' => '.fr-shadow-4{isolation:isolate}.fr-shadow-4::before{content:"";position:absolute;z-index:-1;inset:auto 0 -16px;block-size:32px;background:radial-gradient(closest-side,rgb(0 0 0/50%),transparent) 0 0/40% 100% no-repeat,radial-gradient(closest-side,rgb(0 0 0/50%),transparent) 100% 0/40% 100% no-repeat}',
		'fr-shadow-5' => '.fr-shadow-5{isolation:isolate}.fr-shadow-5::before{content:"";position:absolute;z-index:-1;inset:auto 12% 0;block-size:32px;border-radius:50%;box-shadow:0 14px 20px rgb(0 0 0/45%)}',
		'fr-shadow-6' => '.fr-shadow-6{box-shadow:0 4px 28px rgb(0 0 0/40%)}',
		'fr-strip' => '.fr-strip>button{position:relative;flex:none;inline-size:var(--fr-thumb-w,100px);block-size:var(--fr-thumb-h,50px);overflow:clip}.fr-strip img{display:block;inline-size:100%;block-size:100%;object-fit:cover}.fr-slider__controls .fr-slider__thumb{border-radius:var(--fr-arrow-radius,10px);background:var(--fr-arrow-fill,none);&::after{content:"";position:absolute;inset:0;border:3px solid transparent;border-radius:inherit}&:not(:hover,[aria-current=true])>:is(img,[style]){opacity:.7}&[aria-current=true]::after{border-color:var(--fr-active,#fff);box-shadow:inset 0 0 0 1px rgb(0 0 0/55%)}&:focus-visible{outline-offset:-2px;box-shadow:none}&:focus-visible::after{inset:2px;border:2px solid #000}}.fr-slider__controls .fr-slider__tab{padding-inline:12px;border-radius:var(--fr-arrow-radius,0);background:var(--fr-arrow-fill,rgb(16 22 26/92%));color:var(--fr-arrow-color,#fff);font-weight:600;&:not(:hover,[aria-current=true]){color:color-mix(in srgb,var(--fr-arrow-color,#fff) 76%,#0000)}&::before{content:"";position:absolute;inset:0 0 auto;block-size:3px;background:var(--fr-active,currentcolor);scale:0 1}&[aria-current=true]::before{scale:1}&:focus-visible{outline-offset:-3px;box-shadow:none}}.fr-slider__plain{display:grid;place-items:center;block-size:100%;background:var(--fr-plain,rgb(16 22 26/92%));color:#fff;font-weight:600}.fr-slider__tab-title{display:block;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}@media (prefers-reduced-motion:no-preference){.fr-strip>button{&,& img,&::before,&::after{transition:.25s}}}@media (forced-colors:active){.fr-slider__thumb[aria-current=true]::after{border-color:Highlight}.fr-slider__controls .fr-slider__tab[aria-current=true]{background:Highlight;color:HighlightText}}',
		'fr-bullets-ring' => '.fr-slider__controls .fr-bullets-ring .fr-slider__bullet{&::before{box-sizing:border-box;border:2px solid var(--fr-arrow-color,#fff);background:none;opacity:1;scale:1}&:hover::before{background:color-mix(in srgb,var(--fr-active,var(--fr-arrow-color,#fff)) 50%,#0000)}&[aria-current=true]::before{background:var(--fr-active,var(--fr-arrow-color,#fff))}}',
		'fr-bullets-target' => '.fr-slider__controls .fr-bullets-target .fr-slider__bullet{&::before{opacity:1}&[aria-current=true]::before{box-sizing:border-box;padding:2px;border:2px solid var(--fr-active,var(--fr-arrow-color,#fff));background:var(--fr-active,var(--fr-arrow-color,#fff)) content-box}}',
		'fr-bullets-rim' => '.fr-slider__controls .fr-bullets-rim .fr-slider__bullet{&::before{box-sizing:border-box;border:3px solid color-mix(in srgb,var(--fr-arrow-color,#fff) 30%,#fff);opacity:1;scale:1}}',
		'fr-bullets-eye' => '.fr-slider__controls .fr-bullets-eye .fr-slider__bullet{&::before{box-sizing:border-box;border:5px solid var(--fr-arrow-color,#fff);background:#888;opacity:1}&[aria-current=true]::before{border-color:var(--fr-active,var(--fr-arrow-color,#fff));background:#888}}',
		'fr-arrows-large' => '.fr-arrows-large::before{inline-size:16px;block-size:16px}',
		'fr-not-mobile' => '@media (hover:none) and (pointer:coarse){.fr-not-mobile{display:none}}',
		'fr-few' => '.fr-few{max-inline-size:var(--fr-few-w,100%);max-block-size:var(--fr-few-h,100%)}',
		'fr-span' => '.fr-span{inline-size:var(--fr-span-w,auto);block-size:var(--fr-span-h,auto);justify-content:safe center;align-items:center;box-sizing:border-box}',
		'fr-seen' => '.fr-seen{display:var(--fr-show,block)}',
		'fr-on-grid' => '.fr-on-grid{inline-size:min(100%,var(--fr-gw)*var(--fr-u))}.fr-on-grid.fr-slider__progress--vertical{inline-size:var(--fr-progress);block-size:min(100%,var(--fr-gh)*var(--fr-u))}',
		'fr-ring' => '.fr-slider__progress.fr-ring{inline-size:calc(2*var(--fr-progress-radius,10px));block-size:calc(2*var(--fr-progress-radius,10px));border-radius:50%}',
		'fr-gaps' => '.fr-gaps::after{content:"";position:absolute;inset:0;background:var(--fr-gaps)}',
		'fr-comes' => '@media (prefers-reduced-motion:no-preference){.fr-comes{transition:opacity var(--fr-in,1s) var(--fr-in-after,0s),translate var(--fr-in,1s) var(--fr-in-after,0s),scale var(--fr-in,1s) var(--fr-in-after,0s);@starting-style{opacity:0;translate:var(--fr-in-from,none);scale:var(--fr-in-size,none)}}}',
		'fr-counts' => '.fr-counts .fr-layer__content{display:flex;gap:.25em;align-items:center;justify-content:center;min-block-size:calc(1.75em + 1.5*max(12px,.3em))}.fr-counts .fr-layer__content>[class]~span{flex:1;max-inline-size:3em;padding:.4em .2em .35em;border-radius:.2em;background:color-mix(in srgb,currentcolor 12%,#0000);line-height:1;font-variant-numeric:tabular-nums;text-align:center;&>*{display:block}}.fr-counts small{margin-block-start:.5em;font-size:max(12px,.3em);font-weight:400}.fr-counts__date{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
		'fr-templates' => '.fr-slider__template{display:block}.fr-slider__thumb>.fr-slider__template{block-size:100%}.fr-slider__template :is([class*=img],[class*=image]){display:block;inline-size:100%;block-size:100%;object-fit:cover}',
		'fr-hints' => '.fr-slider__bullets.fr-hints{overflow:visible}.fr-slider__hint{position:absolute;inset-block-end:100%;inset-inline:-100cqw;margin-inline:auto;box-sizing:border-box;inline-size:max-content;max-inline-size:max(6em,100cqw - 2*max(var(--fr-x,0px),-1*var(--fr-x,0px)) - 60px);padding:6px 10px;background:rgb(0 0 0/80%);color:#fff;visibility:hidden;pointer-events:none}.fr-hints-below .fr-slider__hint{inset-block:100% auto}:is(.fr-hints-before,.fr-hints-after) .fr-slider__hint{inset-block:50% auto;inset-inline:100% auto;translate:0 -50%}.fr-hints-before .fr-slider__hint{inset-inline:auto 100%}.fr-hints-half .fr-slider__hint{max-inline-size:max(6em,50cqw - 24px - max(var(--fr-x,0px),-1*var(--fr-x,0px)))}.fr-hints-start .fr-slider__hint{inset-inline:0 auto}.fr-hints-end .fr-slider__hint{inset-inline:auto 0}.fr-hints .fr-slider__bullet{position:relative}@container (width<700px){.fr-hints:not(.fr-hints-before,.fr-hints-after) .fr-slider__bullet{position:static}}:is(:hover,:focus-visible)>.fr-slider__hint{visibility:visible}.fr-slider__hint[hidden]{display:none}.fr-slider__hint img{display:block;inline-size:100px;block-size:50px;object-fit:cover}',
	];

	// easings.json: families: what a name may begin with; inherited: says nothing; straight: other names of none; old: names of 5.x, and bounces of a fixed strength; curves: cubic-bezier() for in, out, inout.
	/** @var list<string> */
	public const EASINGS_FAMILIES = [ 'power0', 'power1', 'power2', 'power3', 'power4', 'back', 'expo', 'sine', 'circ', 'elastic', 'bounce', 'slow' ];
	/** @var list<string> */
	public const EASINGS_INHERITED = [ '', 'nothing', 'default', 'inherit', 'd' ];
	/** @var list<string> */
	public const EASINGS_STRAIGHT = [ 'none', 'linear', 'linear.none', 'linear.easenone', 'linear.easein', 'linear.easeout', 'linear.easeinout', 'ease-none' ];
	/** @var array<string, string> */
	public const EASINGS_OLD = [
		'quad' => 'power1',
		'cubic' => 'power2',
		'quart' => 'power3',
		'quint' => 'power4',
		'strong' => 'power4',
		'slowmo' => 'slow',
		'sfxbouncelite' => 'bounce(0.3)',
		'sfxbouncesolid' => 'bounce(0.5)',
		'sfxbouncestrong' => 'bounce(0.7)',
		'sfxbounceextreme' => 'bounce(0.9)',
		'sfxbounceextrem' => 'bounce(0.9)',
		'bouncelite' => 'bounce(0.3)',
		'bouncesolid' => 'bounce(0.5)',
		'bouncestrong' => 'bounce(0.7)',
		'bounceextrem' => 'bounce(0.9)',
		'bounceextreme' => 'bounce(0.9)',
	];
	/** @var array<string, list<string>> */
	public const EASINGS_CURVES = [
		'power1' => [ '0.11,0,0.5,0', '0.5,1,0.89,1', '0.45,0,0.55,1' ],
		'power2' => [ '0.32,0,0.67,0', '0.33,1,0.68,1', '0.65,0,0.35,1' ],
		'power3' => [ '0.5,0,0.75,0', '0.25,1,0.5,1', '0.76,0,0.24,1' ],
		'power4' => [ '0.64,0,0.78,0', '0.22,1,0.36,1', '0.83,0,0.17,1' ],
		'sine' => [ '0.12,0,0.39,0', '0.61,1,0.88,1', '0.37,0,0.63,1' ],
		'expo' => [ '0.7,0,0.84,0', '0.16,1,0.3,1', '0.87,0,0.13,1' ],
		'circ' => [ '0.55,0,1,0.45', '0,0.55,0.45,1', '0.85,0,0.15,1' ],
		'back' => [ '0.36,0,0.66,-0.56', '0.34,1.56,0.64,1', '0.68,-0.6,0.32,1.6' ],
		'slow' => [ '0.1,0.7,0.9,0.3', '0.1,0.7,0.9,0.3', '0.1,0.7,0.9,0.3' ],
	];

	// layer-style.json: Keys of a style or box and their custom properties; changed: what a frame may change of a layer; framed: what a frame has of the layer where it does not say; edges: a side from top to bottom, each sign a point, out or in; wedges: what stands beside a side; kept: classes for what a layer says, on contents that have classes of their own, and on links, headings and their like (conditional-rules.json).
	/** @var array<string, string> */
	public const LAYER_STYLE_SIZES = [ 'width' => '--fr-w', 'height' => '--fr-h', 'minWidth' => '--fr-minw', 'minHeight' => '--fr-minh', 'maxWidth' => '--fr-maxw', 'maxHeight' => '--fr-maxh' ];
	/** @var array<string, string> */
	public const LAYER_STYLE_LENGTHS = [ 'fontSize' => '--fr-size', 'lineHeight' => '--fr-line', 'letterSpacing' => '--fr-spacing', 'svgStrokeWidth' => '--fr-svg-width' ];
	/** @var array<string, string> */
	public const LAYER_STYLE_COLORS = [ 'color' => '--fr-color', 'borderColor' => '--fr-line-color', 'svgFill' => '--fr-svg', 'svgStroke' => '--fr-svg-line' ];
	/** @var array<string, string> */
	public const LAYER_STYLE_WORDS = [
		'fontWeight' => '--fr-weight',
		'textAlign' => '--fr-align',
		'whiteSpace' => '--fr-white',
		'fontStyle' => '--fr-style',
		'textTransform' => '--fr-case',
		'textDecoration' => '--fr-decoration',
		'cursor' => '--fr-cursor',
		'blend' => '--fr-blend',
		'objectFit' => '--fr-object',
		'borderStyle' => '--fr-line-style',
		'overflow' => '--fr-overflow',
	];
	/** @var array<string, string> */
	public const LAYER_STYLE_BOXES = [ 'padding' => '--fr-padding', 'margin' => '--fr-margin', 'borderWidth' => '--fr-border', 'borderRadius' => '--fr-radius' ];
	/** @var array<string, string> */
	public const LAYER_STYLE_SHADOWS = [ 'boxShadow' => '--fr-shadow', 'textShadow' => '--fr-text-shadow' ];
	/** @var array<string, string> */
	public const LAYER_STYLE_KEPT = [
		'--fr-color' => 'fr-keeps-color',
		'--fr-weight' => 'fr-keeps-weight',
		'--fr-family' => 'fr-keeps-family',
		'--fr-spacing' => 'fr-keeps-spacing',
		'--fr-decoration' => 'fr-keeps-decoration',
		'--fr-case' => 'fr-keeps-case',
		'--fr-size' => 'fr-keeps-size',
		'--fr-line' => 'fr-keeps-line',
		'--fr-style' => 'fr-keeps-style',
		'--fr-align' => 'fr-keeps-align',
		'--fr-white' => 'fr-keeps-white',
		'--fr-padding' => 'fr-keeps-padding',
		'--fr-border' => 'fr-keeps-border',
		'--fr-radius' => 'fr-keeps-radius',
		'--fr-fill' => 'fr-keeps-fill',
		'--fr-shadow' => 'fr-keeps-shadow',
		'--fr-text-shadow' => 'fr-keeps-text-shadow',
		'--fr-cursor' => 'fr-keeps-cursor',
	];
	/** @var list<string> */
	public const LAYER_STYLE_SIDES = [ 'top', 'right', 'bottom', 'left' ];
	/** @var list<string> */
	public const LAYER_STYLE_CORNERS = [ 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' ];
	/** @var array<string, string> */
	public const LAYER_STYLE_EDGES = [ 'top' => 'oi', 'bottom' => 'io', 'middle' => 'ioi', 'two' => 'ioioi', 'three' => 'oioio', 'four' => 'oioioioio', 'five' => 'oioioioioio' ];
	/** @var array<string, array<string, string>> */
	public const LAYER_STYLE_WEDGES = [
		'left' => [ 'wedgeTop' => '0 0,100% 0,100% 100%', 'wedgeBottom' => '100% 0,100% 100%,0 100%' ],
		'right' => [ 'wedgeTop' => '0 0,100% 0,0 100%', 'wedgeBottom' => '0 0,100% 100%,0 100%' ],
	];
	/** @var array<string, bool> */
	public const LAYER_STYLE_CHANGED = [
		'color' => true,
		'borderColor' => true,
		'borderWidth' => true,
		'borderRadius' => true,
		'borderStyle' => true,
		'textDecoration' => true,
		'svgFill' => true,
		'svgStroke' => true,
	];
	/** @var array<string, bool> */
	public const LAYER_STYLE_FRAMED = [
		'color' => true,
		'background' => true,
		'borderColor' => true,
		'borderWidth' => true,
		'borderRadius' => true,
		'borderStyle' => true,
		'textDecoration' => true,
		'svgFill' => true,
		'svgStroke' => true,
	];

	// legacy-names.json: renamed: options of older versions and their path here (C10); levels: short names of desktop, notebook, tablet, mobile; targets: what a layer may name that is none; parts: keys of an object that are no attributes of its block.
	/** @var array<string, string> */
	public const LEGACY_NAMES_RENAMED = [
		'delay' => 'duration',
		'startwidth' => 'gridwidth',
		'startheight' => 'gridheight',
		'hideCaptionAtLimit' => 'hideLayerAtLimit',
		'hideAllCaptionAtLilmit' => 'hideAllLayerAtLimit',
		'hideAllCaptionAtLimit' => 'hideAllLayerAtLimit',
		'hideTimerBar' => 'progressBar.disableProgressBar',
		'disableProgressBar' => 'progressBar.disableProgressBar',
		'onHoverStop' => 'navigation.onHoverStop',
		'keyboardNavigation' => 'navigation.keyboardNavigation',
		'touchenabled' => 'navigation.touch.touchenabled',
		'swipe_threshold' => 'navigation.touch.swipe_treshold',
		'swipe_treshold' => 'navigation.touch.swipe_treshold',
		'navigation.touch.swipe_threshold' => 'navigation.touch.swipe_treshold',
		'carousel.ease' => 'carousel.easing',
		'sbtimeline.fixedStart' => 'sbtimeline.fixStart',
		'sbtimeline.fixedEnd' => 'sbtimeline.fixEnd',
	];
	/** @var list<string> */
	public const LEGACY_NAMES_LEVELS = [ 'd', 'n', 't', 'm' ];
	/** @var list<string> */
	public const LEGACY_NAMES_TARGETS = [ 'backgroundvideo', 'firstvideo' ];
	/** @var list<string> */
	public const LEGACY_NAMES_PARTS = [ 'schema', 'slides', 'static', 'layers', 'blocks', 'extras', 'bindings' ];

	// limits.json: text: signs of a value that is read; depth: how deep blocks of a layer go; units: of lengths, beside px.
	public const LIMITS_TEXT = 4096;
	public const LIMITS_DEPTH = 32;
	public const LIMITS_UNITS = '%|em|rem|ch|ex|pt|s?vw|s?vh|[ld]vw|[ld]vh|vmin|vmax|cqw|cqh|cqmin|cqmax';

	// modules.json: What asks for a module of the engine: families of transitions, actions of layers.
	/** @var array<string, string> */
	public const MODULES_FAMILIES = [ 'overlay' => 'transitions', 'scale' => 'transitions', 'parallax' => 'transitions', 'filter' => 'transitions', 'pieces' => 'pieces', 'cube' => 'cube' ];
	/** @var array<string, string> */
	public const MODULES_ACTIONS = [
		'gofullscreen' => 'fullscreen',
		'exitfullscreen' => 'fullscreen',
		'togglefullscreen' => 'fullscreen',
		'scrollbelow' => 'page-scroll',
		'scrollto' => 'page-scroll',
		'menulink' => 'page-scroll',
		'openmodal' => 'modal',
		'closemodal' => 'modal',
	];

	// navigation.json: styles: how the navigation of old styles looks here, round where a name is not listed; looks: the properties of a look; shapes: the class of an old style whose bullets or arrows have a shape of their own; comes: where a part comes from.
	/** @var array<string, string> */
	public const NAVIGATION_STYLES = [ 'uranus' => 'bare', 'hermes' => 'square', 'gyges' => 'square', 'nav-square' => 'square', 'light-bars' => 'bars', 'persephone' => 'square' ];
	/** @var array<string, array<string, string>> */
	public const NAVIGATION_LOOKS = [
		'square' => [ '--fr-arrow-radius' => '0' ],
		'bare' => [ '--fr-arrow-fill' => 'none' ],
		'bars' => [ '--fr-arrow-radius' => '0', '--fr-bullet' => '22px', '--fr-bullet-h' => '4px' ],
	];
	/** @var array<string, array<string, string>> */
	public const NAVIGATION_SHAPES = [
		'bullets' => [ 'hermes' => 'fr-bullets-ring', 'zeus' => 'fr-bullets-ring', 'uranus' => 'fr-bullets-target', 'hesperiden' => 'fr-bullets-rim', 'gyges' => 'fr-bullets-rim', 'hephaistos' => 'fr-bullets-rim', 'hades' => 'fr-bullets-eye', 'hebe' => 'fr-bullets-eye' ],
		'arrows' => [ 'uranus' => 'fr-arrows-large', 'hades' => 'fr-arrows-large', 'hebe' => 'fr-arrows-large', 'ares' => 'fr-arrows-large', 'metis' => 'fr-arrows-large' ],
	];
	/** @var array<string, array<string, string>> */
	public const NAVIGATION_COMES = [
		'left' => [ '--fr-in-from' => '-50px' ],
		'right' => [ '--fr-in-from' => '50px' ],
		'top' => [ '--fr-in-from' => '0 -50px' ],
		'bottom' => [ '--fr-in-from' => '0 50px' ],
		'zoomin' => [ '--fr-in-size' => '.5' ],
		'zoomout' => [ '--fr-in-size' => '1.5' ],
	];

	// overlays.json: Old names of dottedOverlay: how many dots wide a tile is, and the colour of the dot.
	/** @var array<string, array{ int, string }> */
	public const OVERLAYS_NAMES = [
		'twoxtwo' => [ 2, '#000' ],
		'twoxtwowhite' => [ 2, '#fff' ],
		'threexthree' => [ 3, '#000' ],
		'threexthreewhite' => [ 3, '#fff' ],
	];

	// poses.json: transform: what makes a transform, with the value that changes nothing; nothing: the same for what is none; moves: what moves a layer, in the order of the play document, and what stands for inherit; still: what alone moves nothing; filters: their units.
	/** @var array<string, int> */
	public const POSES_TRANSFORM = [ 'x' => 0, 'y' => 0, 'z' => 0, 'scaleX' => 1, 'scaleY' => 1, 'skewX' => 0, 'skewY' => 0, 'rotateX' => 0, 'rotateY' => 0, 'rotateZ' => 0 ];
	/** @var array<string, int> */
	public const POSES_MOVES = [ 'x' => 0, 'y' => 0, 'z' => 0, 'scaleX' => 1, 'scaleY' => 1, 'skewX' => 0, 'skewY' => 0, 'rotateX' => 0, 'rotateY' => 0, 'rotateZ' => 0, 'opacity' => 1 ];
	/** @var array<string, int> */
	public const POSES_NOTHING = [ 'opacity' => 1, 'blur' => 0, 'grayscale' => 0, 'brightness' => 100, 'clip' => 100 ];
	/** @var array<string, bool> */
	public const POSES_STILL = [ 'opacity' => true, 'originX' => true, 'originY' => true, 'originZ' => true, 'perspective' => true ];
	/** @var array<string, string> */
	public const POSES_FILTERS = [ 'blur' => 'px', 'grayscale' => '%', 'brightness' => '%', 'sepia' => '%', 'contrast' => '%', 'invert' => '%' ];

	// transitions.json: names: family, where from, and what else the family takes (docs/reference/slider.md B6); slideleft goes to the left, so the new slide comes from the right, and the engine tells slide, slideover and slideremove by their names. drawn: what stands for another one each time, never what needs more than the modules transitions and pieces.
	/** @var array<string, array<string, mixed>> */
	public const TRANSITIONS_NAMES = [
		'none' => [ 'family' => 'none' ],
		'notransition' => [ 'family' => 'none' ],
		'fade' => [ 'family' => 'fade' ],
		'crossfade' => [ 'family' => 'fade' ],
		'fadethroughdark' => [ 'family' => 'fade' ],
		'fadethroughlight' => [ 'family' => 'fade' ],
		'fadethroughtransparent' => [ 'family' => 'fade' ],
		'random' => [ 'family' => 'fade' ],
		'random-static' => [ 'family' => 'fade' ],
		'random-premium' => [ 'family' => 'fade' ],
		'fadetoleftfadefromright' => [ 'family' => 'fade', 'from' => 'right' ],
		'fadetorightfadefromleft' => [ 'family' => 'fade', 'from' => 'left' ],
		'fadetotopfadefrombottom' => [ 'family' => 'fade', 'from' => 'bottom' ],
		'fadetobottomfadefromtop' => [ 'family' => 'fade', 'from' => 'top' ],
		'zoomin' => [ 'family' => 'scale', 'from' => 'in' ],
		'zoomout' => [ 'family' => 'scale', 'from' => 'out' ],
		'cube' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'cube', 'depth' => 400, 'tilt' => 0 ] ],
		'cube-horizontal' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'cube', 'vertical' => true, 'depth' => 400, 'tilt' => 0 ] ],
		'incube' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'incube', 'depth' => 400, 'tilt' => 0 ] ],
		'incube-horizontal' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'incube', 'vertical' => true, 'depth' => 400, 'tilt' => 0 ] ],
		'turnoff' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'turn', 'depth' => 400, 'tilt' => 0 ] ],
		'turnoff-vertical' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'turn', 'vertical' => true, 'depth' => 400, 'tilt' => 0 ] ],
		'flyin' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'fly', 'depth' => 400, 'tilt' => 0 ] ],
		'papercut' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'papercut', 'depth' => 400, 'tilt' => 0 ] ],
		'3dcurtain-horizontal' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'curtain', 'depth' => 400, 'tilt' => 0 ] ],
		'3dcurtain-vertical' => [ 'family' => 'cube', 'cube' => [ 'shape' => 'curtain', 'vertical' => true, 'depth' => 400, 'tilt' => 0 ] ],
		'boxslide' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 5, 'columns' => 8, 'order' => 'forward', 'delay' => 40, 'in' => [ 'x' => '100%', 'opacity' => 0 ], 'out' => [] ] ],
		'boxfade' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 5, 'columns' => 8, 'order' => 'forward', 'delay' => 40, 'in' => [ 'opacity' => 0 ], 'out' => [] ] ],
		'slotslide-horizontal' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 1, 'columns' => 8, 'order' => 'forward', 'delay' => 40, 'in' => [ 'x' => '100%' ], 'out' => [] ] ],
		'slotslide-vertical' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 8, 'columns' => 1, 'order' => 'forward', 'delay' => 40, 'in' => [ 'y' => '100%' ], 'out' => [] ] ],
		'slotfade-horizontal' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 1, 'columns' => 8, 'order' => 'forward', 'delay' => 40, 'in' => [ 'opacity' => 0 ], 'out' => [] ] ],
		'slotfade-vertical' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 8, 'columns' => 1, 'order' => 'forward', 'delay' => 40, 'in' => [ 'opacity' => 0 ], 'out' => [] ] ],
		'slotzoom-horizontal' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 1, 'columns' => 8, 'order' => 'forward', 'delay' => 40, 'in' => [ 'opacity' => 0, 'scaleX' => 1.8, 'scaleY' => 1.8 ], 'out' => [] ] ],
		'slotzoom-vertical' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 8, 'columns' => 1, 'order' => 'forward', 'delay' => 40, 'in' => [ 'opacity' => 0, 'scaleX' => 1.8, 'scaleY' => 1.8 ], 'out' => [] ] ],
		'curtain-1' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 1, 'columns' => 8, 'order' => 'forward', 'delay' => 40, 'in' => [ 'y' => '100%' ], 'out' => [] ] ],
		'curtain-2' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 1, 'columns' => 8, 'order' => 'backward', 'delay' => 40, 'in' => [ 'y' => '-100%' ], 'out' => [] ] ],
		'curtain-3' => [ 'family' => 'pieces', 'pieces' => [ 'rows' => 1, 'columns' => 8, 'order' => 'middletoedge', 'delay' => 40, 'in' => [ 'y' => '100%' ], 'out' => [] ] ],
		'slideleft' => [ 'family' => 'slide', 'from' => 'right' ],
		'slideoverleft' => [ 'family' => 'slide', 'from' => 'right' ],
		'slideremoveleft' => [ 'family' => 'slide', 'from' => 'right' ],
		'slidingoverlayleft' => [ 'family' => 'overlay', 'from' => 'right' ],
		'slideright' => [ 'family' => 'slide', 'from' => 'left' ],
		'slideoverright' => [ 'family' => 'slide', 'from' => 'left' ],
		'slideremoveright' => [ 'family' => 'slide', 'from' => 'left' ],
		'slidingoverlayright' => [ 'family' => 'overlay', 'from' => 'left' ],
		'slideup' => [ 'family' => 'slide', 'from' => 'bottom' ],
		'slideoverup' => [ 'family' => 'slide', 'from' => 'bottom' ],
		'slideremoveup' => [ 'family' => 'slide', 'from' => 'bottom' ],
		'slidingoverlayup' => [ 'family' => 'overlay', 'from' => 'bottom' ],
		'slidedown' => [ 'family' => 'slide', 'from' => 'top' ],
		'slideoverdown' => [ 'family' => 'slide', 'from' => 'top' ],
		'slideremovedown' => [ 'family' => 'slide', 'from' => 'top' ],
		'slidingoverlaydown' => [ 'family' => 'overlay', 'from' => 'top' ],
		'slidehorizontal' => [ 'family' => 'slide', 'from' => 'horizontal' ],
		'slideoverhorizontal' => [ 'family' => 'slide', 'from' => 'horizontal' ],
		'slideremovehorizontal' => [ 'family' => 'slide', 'from' => 'horizontal' ],
		'slidingoverlayhorizontal' => [ 'family' => 'overlay', 'from' => 'horizontal' ],
		'slidevertical' => [ 'family' => 'slide', 'from' => 'vertical' ],
		'slideoververtical' => [ 'family' => 'slide', 'from' => 'vertical' ],
		'slideremovevertical' => [ 'family' => 'slide', 'from' => 'vertical' ],
		'slidingoverlayvertical' => [ 'family' => 'overlay', 'from' => 'vertical' ],
		'fadefromleft' => [ 'family' => 'fade', 'from' => 'left' ],
		'scaledownfromleft' => [ 'family' => 'scale', 'from' => 'left' ],
		'fadefromright' => [ 'family' => 'fade', 'from' => 'right' ],
		'scaledownfromright' => [ 'family' => 'scale', 'from' => 'right' ],
		'fadefromtop' => [ 'family' => 'fade', 'from' => 'top' ],
		'scaledownfromtop' => [ 'family' => 'scale', 'from' => 'top' ],
		'fadefrombottom' => [ 'family' => 'fade', 'from' => 'bottom' ],
		'scaledownfrombottom' => [ 'family' => 'scale', 'from' => 'bottom' ],
		'parallaxtoleft' => [ 'family' => 'parallax', 'from' => 'right' ],
		'parallaxtoright' => [ 'family' => 'parallax', 'from' => 'left' ],
		'parallaxtotop' => [ 'family' => 'parallax', 'from' => 'bottom' ],
		'parallaxtobottom' => [ 'family' => 'parallax', 'from' => 'top' ],
		'parallaxhorizontal' => [ 'family' => 'parallax', 'from' => 'horizontal' ],
		'parallaxvertical' => [ 'family' => 'parallax', 'from' => 'vertical' ],
		'grayscale' => [ 'family' => 'filter' ],
		'grayscalecross' => [ 'family' => 'filter' ],
		'brightness' => [ 'family' => 'filter' ],
		'brightnesscross' => [ 'family' => 'filter' ],
		'blurlight' => [ 'family' => 'filter' ],
		'blurlightcross' => [ 'family' => 'filter' ],
		'blurstrong' => [ 'family' => 'filter' ],
		'blurstrongcross' => [ 'family' => 'filter' ],
	];
	/** @var array<string, list<string>> */
	public const TRANSITIONS_DRAWN = [
		'random' => [ 'slidehorizontal', 'slidevertical', 'boxfade', 'slotslide-horizontal', 'slotfade-vertical', 'slotzoom-horizontal', 'curtain-1', 'slidingoverlayhorizontal', 'slidingoverlayvertical', 'parallaxhorizontal', 'parallaxvertical', 'zoomin', 'zoomout', 'boxslide' ],
		'random-static' => [ 'slidehorizontal', 'slidevertical', 'boxfade', 'slotslide-horizontal', 'slotfade-vertical', 'slotzoom-horizontal', 'curtain-1' ],
		'random-premium' => [ 'slidingoverlayhorizontal', 'slidingoverlayvertical', 'parallaxhorizontal', 'parallaxvertical', 'zoomin', 'zoomout', 'boxslide' ],
	];

	// schema.json: options that are written as they are.
	/** @var array<string, list<array{ list<string>, list<string>, string }>> */
	public const CONFIG = [
		'Options' => [ [ [ 'startDelay' ], [ 'autoplay', 'delay' ], 'value' ], [ [ 'waitForInit' ], [ 'autoplay', 'manual' ], 'flag' ], [ [ 'lazyType' ], [ 'images', 'mode' ], 'value' ], [ [ 'shuffle' ], [ 'autoplay', 'shuffle' ], 'flag' ], [ [ 'deepLink' ], [ 'deepLink' ], 'flag' ], [ [ 'viewPort', 'outof' ], [ 'viewport', 'leave' ], 'value' ], [ [ 'navigation', 'wheelViewPort' ], [ 'wheel', 'visible' ], 'value' ], [ [ 'navigation', 'wheelCallDelay' ], [ 'wheel', 'delay' ], 'value' ], [ [ 'navigation', 'wheelThreshold' ], [ 'wheel', 'threshold' ], 'value' ], [ [ 'navigation', 'onHoverStop' ], [ 'autoplay', 'hoverPauses' ], 'flag' ], [ [ 'navigation', 'touch', 'swipe_treshold' ], [ 'swipe', 'threshold' ], 'value' ], [ [ 'navigation', 'touch', 'drag_block_vertical' ], [ 'swipe', 'blocks' ], 'flag' ], [ [ 'carousel', 'speed' ], [ 'carousel', 'speed' ], 'value' ], [ [ 'carousel', 'easing' ], [ 'carousel', 'ease' ], 'ease' ], [ [ 'carousel', 'maxVisibleItems' ], [ 'carousel', 'visible' ], 'whole' ], [ [ 'carousel', 'space' ], [ 'carousel', 'space' ], 'value' ], [ [ 'carousel', 'snap' ], [ 'carousel', 'snap' ], 'flag' ], [ [ 'carousel', 'infinity' ], [ 'carousel', 'infinite' ], 'flag' ], [ [ 'carousel', 'stretch' ], [ 'carousel', 'stretch' ], 'flag' ], [ [ 'carousel', 'showLayersAllTime' ], [ 'carousel', 'layers' ], 'value' ], [ [ 'carousel', 'overshoot' ], [ 'carousel', 'overshoot' ], 'flag' ], [ [ 'progressBar', 'style' ], [ 'progress', 'style' ], 'value' ], [ [ 'progressBar', 'basedon' ], [ 'progress', 'basedOn' ], 'value' ], [ [ 'progressBar', 'reset' ], [ 'progress', 'reset' ], 'value' ], [ [ 'progressBar', 'ease' ], [ 'progress', 'ease' ], 'ease' ], [ [ 'parallax', 'levels' ], [ 'parallax', 'levels' ], 'value' ], [ [ 'parallax', 'origo' ], [ 'parallax', 'origin' ], 'value' ], [ [ 'parallax', 'speed' ], [ 'parallax', 'speed' ], 'value' ], [ [ 'parallax', 'speedbg' ], [ 'parallax', 'speedBg' ], 'value' ], [ [ 'parallax', 'speedls' ], [ 'parallax', 'speedStatic' ], 'value' ], [ [ 'parallax', 'ddd_shadow' ], [ 'parallax', 'space', 'shadow' ], 'flag' ], [ [ 'parallax', 'ddd_bgfreeze' ], [ 'parallax', 'space', 'freezes' ], 'flag' ], [ [ 'parallax', 'ddd_z_correction' ], [ 'parallax', 'space', 'lift' ], 'value' ], [ [ 'scrolleffect', 'fade' ], [ 'scrollEffect', 'fade' ], 'flag' ], [ [ 'scrolleffect', 'grayscale' ], [ 'scrollEffect', 'grayscale' ], 'flag' ], [ [ 'scrolleffect', 'scale' ], [ 'scrollEffect', 'scale' ], 'flag' ], [ [ 'scrolleffect', 'tilt' ], [ 'scrollEffect', 'tilt' ], 'value' ], [ [ 'scrolleffect', 'multiplicator' ], [ 'scrollEffect', 'factor' ], 'value' ], [ [ 'scrolleffect', 'multiplicator_layers' ], [ 'scrollEffect', 'layerFactor' ], 'value' ], [ [ 'scrolleffect', 'direction' ], [ 'scrollEffect', 'direction' ], 'value' ], [ [ 'sbtimeline', 'fixed' ], [ 'scrollTimeline', 'pinned' ], 'flag' ], [ [ 'sbtimeline', 'fixStart' ], [ 'scrollTimeline', 'from' ], 'value' ], [ [ 'sbtimeline', 'fixEnd' ], [ 'scrollTimeline', 'to' ], 'value' ], [ [ 'sbtimeline', 'layers' ], [ 'scrollTimeline', 'layers' ], 'flag' ], [ [ 'sbtimeline', 'slide' ], [ 'scrollTimeline', 'slides' ], 'flag' ], [ [ 'sbtimeline', 'ease' ], [ 'scrollTimeline', 'ease' ], 'ease' ], [ [ 'sbtimeline', 'speed' ], [ 'scrollTimeline', 'smoothing' ], 'value' ], [ [ 'modal', 'bodyclass' ], [ 'modal', 'bodyClass' ], 'value' ], [ [ 'modal', 'horizontal' ], [ 'modal', 'horizontal' ], 'value' ], [ [ 'modal', 'vertical' ], [ 'modal', 'vertical' ], 'value' ], [ [ 'modal', 'allowPageScroll' ], [ 'modal', 'pageScroll' ], 'flag' ], [ [ 'fallbacks', 'disableFocusListener' ], [ 'ignoresBlur' ], 'flag' ], [ [ 'fallbacks', 'nextSlideOnWindowFocus' ], [ 'nextOnFocus' ], 'flag' ] ],
		'Slide' => [ [ [ 'loop', 'start' ], [ 'loop', 'from' ], 'value' ], [ [ 'loop', 'end' ], [ 'loop', 'to' ], 'value' ], [ [ 'loop', 'repeats' ], [ 'loop', 'repeats' ], 'whole' ], [ [ 'waitsForVideo' ], [ 'waitsForVideo' ], 'value' ], [ [ 'stops' ], [ 'stops' ], 'flag' ] ],
		'Layer' => [ [ [ 'hover', 'duration' ], [ 'hover', 'duration' ], 'value' ], [ [ 'hover', 'ease' ], [ 'hover', 'ease' ], 'ease' ], [ [ 'loop', 'duration' ], [ 'loop', 'duration' ], 'value' ], [ [ 'loop', 'ease' ], [ 'loop', 'ease' ], 'ease' ], [ [ 'frameLoop', 'from' ], [ 'frameLoop', 'from' ], 'value' ], [ [ 'frameLoop', 'to' ], [ 'frameLoop', 'to' ], 'value' ], [ [ 'frameLoop', 'repeats' ], [ 'frameLoop', 'repeats' ], 'whole' ], [ [ 'keepsState' ], [ 'keepsState' ], 'flag' ], [ [ 'showsInCarousel' ], [ 'stays' ], 'flag' ] ],
		'Split' => [ [ [ 'by' ], [ 'by' ], 'value' ], [ [ 'step' ], [ 'step' ], 'value' ], [ [ 'order' ], [ 'order' ], 'value' ], [ [ 'ease' ], [ 'ease' ], 'ease' ], [ [ 'duration' ], [ 'duration' ], 'value' ] ],
		'Video' => [ [ [ 'posterOnPause' ], [ 'posterOnPause' ], 'flag' ], [ [ 'nextAtEnd' ], [ 'nextAtEnd' ], 'flag' ], [ [ 'rewinds' ], [ 'rewinds' ], 'flag' ], [ [ 'muted' ], [ 'muted' ], 'flag' ], [ [ 'volume' ], [ 'volume' ], 'value' ], [ [ 'start' ], [ 'start' ], 'value' ], [ [ 'end' ], [ 'end' ], 'value' ], [ [ 'controls' ], [ 'controls' ], 'flag' ], [ [ 'inline' ], [ 'inline' ], 'flag' ], [ [ 'stopsOthers' ], [ 'stopsOthers' ], 'flag' ] ],
	];
	/** @var array<string, list<array{ string, list<string>, string, string }>> */
	public const CSS = [
		'Options.progressBar' => [ [ 'size', [ '--fr-progress' ], 'value', 'px' ], [ 'radius', [ '--fr-progress-radius' ], 'value', 'px' ] ],
		'Navigation.arrows' => [ [ 'color', [ '--fr-arrow-color' ], 'color', '' ], [ 'background', [ '--fr-arrow-fill', '--fr-arrow-hover' ], 'color', '' ], [ 'hover_background', [ '--fr-arrow-hover' ], 'color', '' ], [ 'border_radius', [ '--fr-arrow-radius' ], 'length', '' ], [ 'size', [ '--fr-arrow' ], 'value', 'px' ], [ 'height', [ '--fr-arrow-h' ], 'value', 'px' ] ],
		'Navigation.bullets' => [ [ 'color', [ '--fr-arrow-color' ], 'color', '' ], [ 'active_color', [ '--fr-active' ], 'color', '' ], [ 'border_radius', [ '--fr-arrow-radius' ], 'length', '' ], [ 'size', [ '--fr-bullet' ], 'value', 'px' ], [ 'height', [ '--fr-bullet-h' ], 'value', 'px' ] ],
		'Strip' => [ [ 'color', [ '--fr-arrow-color' ], 'color', '' ], [ 'background', [ '--fr-arrow-fill', '--fr-arrow-hover' ], 'color', '' ], [ 'active_color', [ '--fr-active' ], 'color', '' ], [ 'border_radius', [ '--fr-arrow-radius' ], 'length', '' ] ],
	];
}
