/** Clipboards as programs fill them, shortened. */

export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal><span style='font-family:"Arial",sans-serif;mso-fareast-font-family:Calibri;color:#C00000'>The <b style='mso-bidi-font-weight:normal'>north
jetty</b> is <i>closed</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Bring a towel<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>or two<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Leave the <a href="https://example.org/dogs"><span style='color:blue'>dog</span></a><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>Call 112</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span>Wait</p>
<p class=MsoNormal><span style='display:none;mso-hide:all'>secret</span>Signed, <a name="_Toc1"></a>the harbour master</p>
<!--EndFragment--></body></html>`

export const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;color:#000000;font-weight:400;">Opening hours</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">From </span><span style="font-weight:700;">nine</span><span style="font-weight:400;"> to </span><span style="font-weight:400;font-style:italic;">five</span><span style="font-style:normal;">, see </span><a href="https://www.google.com/url?q=https://example.org/plan&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the plan</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Monday</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Tuesday</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>morning only</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`

export const webPage = `<html><body><!--StartFragment--><div class="card" style="background:#fff"><h1 style="font-size:40px">Tides</h1><script>track()</script><p style="color:red">High water<br>at noon</p><table border="1"><tbody><tr><th>Monday</th><td><p>12:04</p></td></tr><tr><th>Tuesday</th><td>12:51</td></tr></tbody></table><img src="https://example.org/pixel.gif"><p></p><div>&nbsp;</div><div><span><font face="Arial">Next page</font></span></div></div><!--EndFragment--></body></html>`
