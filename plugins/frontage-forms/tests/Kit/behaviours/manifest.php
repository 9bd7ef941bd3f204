<?php
// As the build writes it.
return array(
	'frontage/sample' => array(
		'usedBy'     => array(
			'class'     => 'is-sampled',
			'attribute' => 'sampled',
			'support'   => 'frontageSample',
		),
		'textdomain' => 'frontage-forms',
		'module'     => array(
			'file'         => 'sample/view.js',
			'dependencies' => array( '@frontage/kit/announce' ),
			'version'      => 'abc',
		),
		'style'      => array(
			'file'         => 'sample/view.css',
			'dependencies' => array(),
			'version'      => 'def',
		),
		'editor'     => array(
			'file'         => 'sample/editor.js',
			'dependencies' => array( 'wp-hooks' ),
			'version'      => 'ghi',
		),
	),
);
